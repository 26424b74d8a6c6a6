/** A line of an employee's earnings; amounts in cents, hours and rates in hundredths. */
export interface Earning {
  label: string;
  hours: number;
  rate: number;
  amount: number;
}

export interface Line {
  label: string;
  amount: number;
}

export interface Employee {
  name: string;
  id: string;
  earnings: Earning[];
  taxes: Line[];
  deductions: Line[];
  /** What the company pays beside. */
  company: Line[];
  deposit: string;
}

export interface Department {
  code: string;
  name: string;
  employees: Employee[];
}

/** One payroll of a made-up company. */
export interface Payroll {
  file: string;
  company: string;
  companyId: string;
  period: [start: string, end: string];
  payDate: string;
  departments: Department[];
}

/** Hours, overtime hours and rate in hundredths, and what is deducted. */
type Terms = [name: string, id: string, hours: number, overtime: number, rate: number, plan: Line[]];

export const PAYROLLS: readonly Payroll[] = [
  {
    file: "payroll-register-v1-harbor-kites.pdf",
    company: "Harbor Kites LLC",
    companyId: "HK204",
    period: ["06/01/2026", "06/14/2026"],
    payDate: "06/19/2026",
    departments: [
      department("100", "Workshop", [
        ["Bellwether, Rosa", "1001", 8000, 350, 2425, [plan("Medical", 8450), plan("401k", 9700)]],
        ["Okafor, Daniel", "1002", 8000, 0, 2680, [plan("Medical", 8450)]],
        ["Lindqvist, Mara J", "1004", 7225, 0, 1950, []],
        ["Prudhomme, Elise", "1007", 8000, 825, 2210, [plan("Dental", 1215), plan("401k", 5304)]],
      ]),
      department("200", "Sales", [
        ["Castellanos, Iker", "1010", 8000, 0, 3105, [plan("Medical", 14600), plan("Dental", 1215)]],
        ["Yamada, Hana", "1011", 6400, 0, 2875, [plan("401k", 11040)]],
      ]),
    ],
  },
  {
    file: "payroll-register-v1-juniper-bakery.pdf",
    company: "Juniper Bakery Inc",
    companyId: "JB117",
    period: ["06/08/2026", "06/21/2026"],
    payDate: "06/26/2026",
    departments: [
      department("10", "Ovens", [
        ["Whitlock, Amos", "E-31", 8000, 0, 2150, [plan("Medical", 7725)]],
        ["Sorensen, Pia", "E-34", 8000, 1200, 1980, [plan("401k", 6336)]],
      ]),
      department("20", "Front of House", [
        ["Adeyemi, Tunde", "E-40", 5650, 0, 1825, []],
        ["Vance, Corinne", "E-42", 7600, 0, 1890, [plan("Dental", 980)]],
      ]),
    ],
  },
];

function department(code: string, name: string, people: Terms[]): Department {
  return { code, name, employees: people.map(employee) };
}

function employee([name, id, hours, overtime, rate, deductions]: Terms): Employee {
  const half = Math.round(rate * 1.5);
  const earnings = [earning("Regular", hours, rate)];
  if (overtime > 0) earnings.push(earning("Overtime", overtime, half));
  const gross = earnings.reduce((sum, { amount }) => sum + amount, 0);
  const taxes = [
    { label: "Federal Income Tax", amount: Math.round(gross * 0.098) },
    { label: "Social Security", amount: Math.round(gross * 0.062) },
    { label: "Medicare", amount: Math.round(gross * 0.0145) },
    { label: "State Income Tax", amount: Math.round(gross * 0.041) },
  ];
  const saved = deductions.filter(({ label }) => label === "401k");
  const company = saved.map(({ amount }) => ({ label: "401k Match", amount: Math.round(amount / 2) }));
  return {
    name,
    id,
    earnings,
    taxes,
    deductions,
    company,
    deposit: `${40_000 + Number(id.replace(/\D/g, ""))}`,
  };
}

function earning(label: string, hours: number, rate: number): Earning {
  return { label, hours, rate, amount: Math.round((hours * rate) / 100) };
}

function plan(label: string, amount: number): Line {
  return { label, amount };
}
