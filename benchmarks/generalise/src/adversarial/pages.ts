import { Flow, Sheet, type PaperSize } from "@paylift/samples/parts";
import { printDate } from "./dates.ts";
import type { Job } from "./job.ts";

export const MARGIN = 36;
const LARGEST = 8.5;
const SMALLEST = 5.2;
const TABLOID: PaperSize = [1224, 792];
const FOOT_LINES = 4;

/** A sheet, and the font size in which something of this width (at size 1) fits between its margins. */
export function fittingSheet({ traits }: Job, width: number): { sheet: Sheet; size: number } {
  const [short, long] = traits.paper;
  const papers: PaperSize[] = [[short, long], [long, short], TABLOID];
  const sizeOn = ([across]: PaperSize): number => Math.min(LARGEST, (across - 2 * MARGIN) / width);
  const paper = papers.find((candidate) => sizeOn(candidate) >= SMALLEST + 1) ?? TABLOID;
  return { sheet: new Sheet(traits.typeface, paper), size: Math.max(sizeOn(paper), 3) };
}

/** Company, title, period and pay date, a line each. */
export function headLines({ payroll, traits }: Job, title: string): string[] {
  const { start, end, payDate } = payroll.period;
  const [from, to, paid] = [start, end, payDate].map((date) => printDate(date, traits.dateStyle));
  const period = {
    "one line": `Pay Period: ${from} - ${to}`,
    "two labels": `Period Beginning: ${from}   Period Ending: ${to}`,
    "end only": `Period Ending: ${to}`,
  }[traits.period];
  return [payroll.company.name, title, period, `Check Date: ${paid}`];
}

/** Starts the pages of a document; `heading` draws what stands over a table, on the pages that have it. */
export function startPages(job: Job, sheet: Sheet, title: string, heading: (flow: Flow) => void): Flow {
  const { traits } = job;
  const height = sheet.size[1];
  const bottom = height - (traits.title === "foot" ? MARGIN + FOOT_LINES * 11 : MARGIN);
  const flow = new Flow(sheet, { top: MARGIN + 6, bottom, pitch: 11 });
  if (traits.coverLetter) drawCoverLetter(flow, job);
  const drawHead = (): void => {
    if (traits.title === "head")
      headLines(job, title).forEach((text, index) =>
        flow.row([{ x: MARGIN, text, bold: index < 2, size: 9 }], 12),
      );
    flow.y += 10;
  };
  drawHead();
  heading(flow);
  flow.onBreak = () => {
    if (traits.headings === "first page") return;
    drawHead();
    heading(flow);
  };
  return flow;
}

/** What stands on every page whatever is on it: the foot, the page number, the watermark. */
export function finishPages(job: Job, sheet: Sheet, title: string): void {
  const { traits, random } = job;
  const [width, height] = sheet.size;
  sheet.pages.forEach((page, index) => {
    if (traits.title === "foot")
      headLines(job, title).forEach((text, line) =>
        page.text(MARGIN, height - MARGIN - (FOOT_LINES - line) * 11 + 16, text, { size: 8 }),
      );
    page.text(width - MARGIN, height - 14, `Page ${index + 1} of ${sheet.pages.length}`, {
      align: "right",
      size: 7,
    });
    if (traits.watermark !== null)
      page.text(width / 2, random.int(150, height - 150), traits.watermark, {
        align: "center",
        size: 40,
        grey: 0.85,
      });
  });
}

/** Names of nobody who is paid, and sums in running text. */
function drawCoverLetter(flow: Flow, { payroll, print, traits }: Job): void {
  const checks = payroll.employees.flatMap((employee) => employee.checks);
  const net = checks.reduce((sum, { netCents }) => sum + netCents, 0);
  const lines = [
    payroll.company.name,
    "",
    "Dear client,",
    "",
    `Enclosed please find the payroll that was processed for ${printDate(payroll.period.payDate, traits.dateStyle)}.`,
    `A net amount of ${print.money(net)} will be debited from your account.`,
    "Please check the figures and call your payroll specialist with any questions.",
    "",
    "Sincerely,",
    "Payroll Services",
  ];
  for (const text of lines) flow.row([{ x: MARGIN + 20, text, size: 10 }], 15);
  flow.newPage();
}
