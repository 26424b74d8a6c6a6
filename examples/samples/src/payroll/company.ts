import type { Random } from "../random.ts";
import type { Company, Department } from "./model.ts";

const PLACES = ["Larkspur", "Stonebridge", "Juniper", "Cedar Point", "Birchwood", "Granite Bay", "Foxglove"];
const MORE_PLACES = ["Tidewater", "Mill & Main", "Halcyon", "St. Clair", "Old Harbor", "Red Oak", "Kestrel"];
const TRADES = [
  "Bakery LLC",
  "Foods Inc",
  "Machine Works Co.",
  "Medical Associates PC",
  "Builders LLC",
  "Senior Living Inc.",
  "Outfitters",
  "Logistics Group LLC",
  "Community Theatre",
  "Plumbing & Heating Co",
  "Early Learning Centers",
];
const DEPARTMENTS = [
  "Accounting",
  "Production",
  "Housekeeping",
  "Front Desk",
  "Shipping",
  "Dispatch",
  "Kitchen",
  "Nursing",
  "Sales",
  "Engineering",
  "Grounds",
  "Administration",
];

export function generateCompany(random: Random): Company {
  const letters = [..."ABCDEFGHJKLMNPRSTUVWXYZ23456789"];
  return {
    name: `${random.pick([...PLACES, ...MORE_PLACES])} ${random.pick(TRADES)}`,
    code: `${random.pick(letters)}${random.pick(letters)}${random.pick(letters)}`,
    clientNumber: String(random.int(11_000_000, 89_999_999)),
    branch: String(random.int(101, 999)).padStart(4, "0"),
  };
}

export function generateDepartments(random: Random, count: number): Department[] {
  const style = random.pick(["short", "padded", "letters"] as const);
  const names = random.shuffle(DEPARTMENTS).slice(0, count);
  return names.map((name, index) => {
    const number = (index + 1) * 100;
    const letters = name.replace(/[^A-Za-z]/g, "").slice(0, 3);
    const codes = {
      short: String(number),
      padded: String(number).padStart(6, "0"),
      letters: letters.toUpperCase() + (index + 1),
    };
    return { code: codes[style], name };
  });
}
