import { test } from "tap";
import { clientNetwork } from "../../src/http/request/client-network.ts";
import { startService } from "./support/service.ts";

test("an address of IPv6 counts for its /64, one of IPv4 for itself", async (t) => {
  const networks: Record<string, string> = {
    "192.0.2.7": "192.0.2.7",
    "::ffff:192.0.2.7": "192.0.2.7",
    "::ffff:c000:207": "192.0.2.7",
    "2001:db8:1:2:3:4:5:6": "2001:db8:1:2::/64",
    "2001:0DB8:0001:0002::1": "2001:db8:1:2::/64",
    "2001:db8:1:3::1": "2001:db8:1:3::/64",
    "2001:db8::": "2001:db8:0:0::/64",
    "::1": "0:0:0:0::/64",
    "fe80::1%eth0": "fe80:0:0:0::/64",
    "": "",
  };
  for (const [address, network] of Object.entries(networks))
    t.equal(clientNetwork(address), network, address);
});

test("whoever has a network of IPv6 is no crowd", async (t) => {
  const { client } = await startService(t, {
    trustProxy: true,
    rateLimit: { requests: 4, windowSeconds: 60 },
    signInLimitByAddress: { requests: 2, windowSeconds: 60 },
  });
  const from = (address: string) => ({ "X-Forwarded-For": address });
  const ask = (address: string) => client.request("GET", "setup/", undefined, from(address));
  for (let number = 1; number <= 4; number += 1) {
    t.equal((await ask(`2001:db8:1:2::${number}`)).status, 200);
  }
  t.match(await ask("2001:db8:1:2:ffff::9"), { status: 429, body: { code: "rate_limited" } });
  t.equal((await ask("2001:db8:1:3::1")).status, 200, "the network beside it");
  const signIn = (number: number) =>
    client.post(
      "session/",
      { email: `${number}@example.com`, password: "wrong password" },
      from(`2001:db8:2:2::${number}`),
    );
  for (const number of [1, 2]) t.equal((await signIn(number)).status, 401);
  t.match(await signIn(3), { status: 429, body: { code: "too_many_attempts" } });
});
