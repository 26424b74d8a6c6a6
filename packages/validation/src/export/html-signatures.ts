import { instantText } from "./instant-text.ts";
import { markup, type Markup } from "./markup.ts";
import type { ReportRecord } from "./report-record.ts";

/** Who signed the comparison, with room for signatures on paper. */
export function signatureSection({ signatures = [] }: ReportRecord): Markup {
  const signed = signatures.map(
    ({ by, at, comment }) =>
      markup`<p>Signed by ${by}, ${instantText(at)}${comment === "" ? "" : `: ${comment}`}</p>`,
  );
  const section =
    signed.length === 0 ? markup`` : markup`<h2>Sign-off</h2><div class="panel">${signed}</div>`;
  return markup`${section}<div class="sign"><div>Prepared by, date</div><div>Approved by, date</div></div>`;
}
