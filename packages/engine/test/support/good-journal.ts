/** A page of the made-up journal whose figures all add up, across and down. */
export const GOOD_JOURNAL = `
  Acme Foods LLC  Acme Journal
  Week 01/05/2026 - 01/11/2026  Paid 01/16/2026
  PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY
  Department 10 Kitchen
  Sample, Anna    Regular    40.00  25.00   1,000.00  FIT         101.00  Dental       21.00  Medicare   14.50  Gross       1,000.00
  No 17                                               Medicare     14.50                                        Net           863.50
                                                                                                                Check 4711    863.50
  Specimen, Bert  Regular    10.00  20.00     200.00  FIT          12.00  Dental       22.00  Medicare    3.34  Gross         230.00
  No 18           Bonus                        30.00  Medicare      3.34                                        Net           192.66
                                                                                                                Deposit
                                                                                                                Account 12    100.00
                                                                                                                Account 13     92.66
  Dept Total      Regular                   1,200.00  FIT         113.00  Dental       43.00  Medicare   17.84  Gross       1,230.00
                  Bonus                        30.00  Medicare     17.84                                        Net         1,056.16
  Department 20 Office
  Muster, Carl    Regular     8.00  30.00     240.00  FIT          24.00  401k          5.00  Medicare    3.48  Gross         240.00
  No 19                                               Medicare      3.48                                        Net           207.52
                                                                                                                Check 4712    207.52
  Dept Total      Regular                     240.00  FIT          24.00  401k          5.00  Medicare    3.48  Gross         240.00
                                                      Medicare      3.48                                        Net           207.52
  Company Total   Regular                   1,440.00  FIT         137.00  Dental       43.00  Medicare   21.32  Gross       1,470.00
                  Bonus                        30.00  Medicare     21.32  401k          5.00                    Net         1,263.68
  People: 3`;
