/** A page of the site: its path without an ending, and the file of the repository that it is made of. */
export interface Page {
  readonly path: string;
  readonly source: string;
  /** In the list at the side. */
  readonly title: string;
}

/** The pages by what a reader wants to do, in the order in which they are listed. */
export const SECTIONS: readonly { readonly title: string; readonly pages: readonly Page[] }[] = [
  {
    title: "Start",
    pages: [
      { path: "start", source: "docs/start.md", title: "First ten minutes" },
      { path: "command-line", source: "packages/cli/README.md", title: "Command line" },
    ],
  },
  {
    title: "Library",
    pages: [
      { path: "library/engine", source: "packages/engine/README.md", title: "Engine" },
      { path: "library/errors", source: "packages/engine/docs/errors.md", title: "Errors of the engine" },
      { path: "library/canonical", source: "packages/canonical/README.md", title: "Canonical schema" },
      { path: "library/tabular", source: "packages/tabular/README.md", title: "Spreadsheets" },
      { path: "library/store", source: "packages/store/README.md", title: "Store" },
      { path: "library/fastify", source: "examples/embed-fastify/README.md", title: "Example: Fastify" },
      {
        path: "library/folder",
        source: "examples/batch-folder/README.md",
        title: "Example: a folder into one CSV",
      },
    ],
  },
  {
    title: "Service",
    pages: [
      { path: "service/server", source: "packages/server/README.md", title: "Server" },
      { path: "service/typescript", source: "packages/client/README.md", title: "Client for TypeScript" },
      { path: "service/python", source: "packages/clients/python/README.md", title: "Client for Python" },
    ],
  },
  {
    title: "Review",
    pages: [
      { path: "review/review", source: "docs/review.md", title: "Review and correct" },
      { path: "review/dashboard", source: "packages/dashboard/README.md", title: "Dashboard" },
      { path: "review/pictures", source: "docs/dashboard/README.md", title: "In pictures" },
    ],
  },
  {
    title: "Layouts",
    pages: [
      {
        path: "layouts/tutorial",
        source: "docs/tutorial-new-provider.md",
        title: "A new provider in an hour",
      },
      { path: "layouts/variants", source: "docs/variants.md", title: "Format variants" },
      { path: "layouts/unknown", source: "docs/inference.md", title: "Unknown layouts" },
      { path: "layouts/joint-reader", source: "docs/joint-reading.md", title: "The joint reader" },
      { path: "layouts/tagger", source: "docs/tagger.md", title: "The tagger" },
      { path: "layouts/voters", source: "docs/voters.md", title: "Voters" },
      {
        path: "layouts/language-model",
        source: "examples/language-model-voter/README.md",
        title: "Example: a language model votes",
      },
    ],
  },
  {
    title: "Comparing",
    pages: [
      { path: "comparing/comparison", source: "packages/validation/README.md", title: "Comparison" },
      { path: "comparing/migration", source: "examples/migration/README.md", title: "Example: a migration" },
      {
        path: "comparing/spreadsheet",
        source: "examples/spreadsheet-migration/README.md",
        title: "Example: PDF and spreadsheet",
      },
    ],
  },
  {
    title: "Operating",
    pages: [
      { path: "operating/operating", source: "docs/operating.md", title: "Operating the service" },
      { path: "operating/kubernetes", source: "docs/kubernetes.md", title: "Kubernetes" },
      { path: "operating/capacity", source: "docs/capacity.md", title: "Capacity" },
      { path: "operating/reliability", source: "docs/reliability.md", title: "Reliability" },
      { path: "operating/threat-model", source: "docs/threat-model.md", title: "Threat model" },
    ],
  },
  {
    title: "Accuracy",
    pages: [
      { path: "accuracy/accuracy", source: "docs/accuracy.md", title: "Accuracy" },
      { path: "accuracy/benchmarks", source: "docs/benchmarks.md", title: "Benchmarks" },
      { path: "accuracy/unknown", source: "benchmarks/generalise/README.md", title: "How it is measured" },
    ],
  },
  {
    title: "Project",
    pages: [
      { path: "project/changelog", source: "CHANGELOG.md", title: "Changelog" },
      { path: "project/contributing", source: "CONTRIBUTING.md", title: "Contributing" },
    ],
  },
];
