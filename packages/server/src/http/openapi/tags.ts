/** What the operations of each tag are about. */
const TAGS: Readonly<Record<string, string>> = {
  Documents: "PDFs and spreadsheets as they were uploaded.",
  Dashboard: "Overviews, figures and search over everything of the organization.",
  Jobs: "The extraction of a document: its result, the evidence of each field, and the checks that prove it.",
  Corrections: "What a person says is wrong with a result, and the result as it is then.",
  Layouts: "Layouts that corrections have taught, and that later documents are read with.",
  "Column mappings":
    "What the columns of spreadsheets are, saved for each header and used whenever it is met again.",
  Migrations: "The move of a payroll from one provider to another, with its mapping and tolerance.",
  Runs: "The documents of a migration: source runs of the old provider, target runs of the new one.",
  Validations: "The comparison of a source run with a target run, and its report.",
  Decisions: "Accepted differences, with the reason.",
  "Sign-offs": "Whether a migration may go, and who has signed it.",
  Providers: "Payroll providers and the document formats that are recognized.",
  Retention: "How long documents are kept, and how much room they take.",
  "API keys": "Keys for programs, each with its scopes.",
  Webhooks: "Addresses that are told of events, and what became of each delivery.",
  "Audit log": "Who has done what.",
  Session: "Signing in to the dashboard, and its first user.",
  Users: "The people of the organization who may sign in.",
};

/** The tags as a document lists them. */
export function describeTags(names: Iterable<string>): object[] {
  return [...new Set(names)].map((name) => {
    const description = TAGS[name];
    if (description === undefined) throw new Error(`tag ${name} has no description`);
    return { name, description };
  });
}
