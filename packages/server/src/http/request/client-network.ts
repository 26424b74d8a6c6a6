import { isIPv6 } from "node:net";

/**
 * Whom an address counts for where requests are limited. One customer of IPv6 commonly has a /64, 2^64 addresses, so that
 * is who counts; of IPv4 it is the address itself, also where it comes written as IPv6.
 */
export function clientNetwork(address: string): string {
  const [bare = ""] = address.split("%");
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The last two groups may be written as IPv4.
  const plain = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...bytes: string[]) => {
    const [a, b, c, d] = bytes.map(Number) as [number, number, number, number];
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [head = "", tail] = plain.split("::");
  const read = (part: string): number[] =>
    part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16));
  const [left, right] = [read(head), read(tail ?? "")];
  const zeros = Array<number>(tail === undefined ? 0 : 8 - left.length - right.length).fill(0);
  return [...left, ...zeros, ...right];
}
