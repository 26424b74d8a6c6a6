import { test } from "tap";
import { allOf, jointly, namesIn, peopleOf } from "./joint-reading.ts";

test("a line below people beside each other says what each of them is, and names nobody", async (t) => {
  const joint = jointly(`
    Lohnjournal                      Abrechnungsmonat 04/2026

                                 Weber, Jana     Kranz, Emil      Ott, Lukas      Roth, Mia
    Steuerklasse                      StKl I        StKl III        StKl III         StKl I
    Gehalt                          3,200.00        4,100.00        2,800.00       3,000.00
    Zulage                            150.00          200.00          100.00         100.00
    Gesamtbrutto                    3,350.00        4,300.00        2,900.00       3,100.00
    Lohnsteuer                        421.50          310.25          301.75         180.00
    Krankenversicherung AN            268.00          344.00          232.00         248.00
    Nettoverdienst                  2,660.50        3,645.75        2,366.25       2,672.00
    Auszahlungsbetrag               2,660.50        3,645.75        2,366.25       2,672.00

    Arbeitgeberanteile
    Krankenversicherung AG            268.00          344.00          232.00         248.00
  `);
  t.same(namesIn(joint), ["Weber, Jana", "Kranz, Emil", "Ott, Lukas", "Roth, Mia"]);
  t.same(allOf(peopleOf(joint), "Kranz, Emil"), [
    "earning Gehalt 410000",
    "earning Zulage 20000",
    "employer_tax Krankenversicherung AG 34400",
    "tax Krankenversicherung AN 34400",
    "tax Lohnsteuer 31025",
  ]);
  t.same(
    peopleOf(joint).map(({ figures }) => [figures.get("gross_pay")?.cents, figures.get("net_pay")?.cents]),
    [
      [335000, 266050],
      [430000, 364575],
      [290000, 236625],
      [310000, 267200],
    ],
  );
});
