import { normalizeLabel } from "./normalize-label.ts";

/**
 * What departments are called, by any of their words (the departments in the charts of accounts of hotels, restaurants, hospitals, schools,
 * cities and plants). `Bar` and `Service` may be other things; a column of such words names departments.
 */
const DEPARTMENTS = new Set(
  `accounting activities admin admissions advertising administration administrative aquatics assembly athletics back bakery banquets bar cafeteria
  casting catering cellar clinic clinical clubhouse communications community compliance construction corporate counter court creative curriculum custodial
  custodians dairy deli delivery department dental dept design despatch development dietary digital dining dispatch distribution division drivers editorial
  elementary emergency engineering environmental estimating events executive fabrication facilities field finance finishing fire fleet floor floral foh boh
  foundry front fulfillment garage golf grocery grounds hospice hospitality housekeeping hr icu imaging infrastructure install installation instruction
  inventory it kitchen lab laboratory landscape laundry legal library logistics lounge machining maintenance management manufacturing marketing meat media
  medical merchandising milling mill ministry molding music nursing office operations packaging packing paint parish parks parts pastoral patio payroll pharmacy
  planning plant platform police pool preschool press pressroom prep procurement produce product production programs projects purchasing quality
  radiology receiving reception records recreation rehab rental research restaurant retail roads safety sales salon sanitation school seafood secretarial
  security service services sewer shipping shop site social spa special stock storage store stores street streets studio success supply support surgery
  surgical team technology tooling track training transport transportation treasury utilities warehouse waste water welding wholesale workshop yard`.split(
    /\s+/,
  ),
);

/** Whether a text is called as departments are: `Front Office`, `Public Works`. */
export function isCalledAsDepartment(text: string): boolean {
  return normalizeLabel(text)
    .split(" ")
    .some((word) => DEPARTMENTS.has(word));
}
