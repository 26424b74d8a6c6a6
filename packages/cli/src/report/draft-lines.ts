import { basename, join } from "node:path";
import type { VariantDraft } from "@paylift/engine";
import type { Trial } from "../draft/try-draft.ts";
import type { Paint } from "../text/paint.ts";
import { plural } from "../text/plural.ts";
import { printable } from "../text/printable.ts";
import { wrap } from "../text/wrap.ts";

const MOST_FIGURES = 5;
const BY_HAND =
  "“Without a draft” in docs/tutorial-new-provider.md says how to write one by hand, from one of two small examples.";

/** Provider and variant as one JSON object, for standard output. */
export function draftJson({ provider, variant }: VariantDraft): string {
  return `${JSON.stringify({ provider, variant }, null, 2)}\n`;
}

/** Why there is no draft, and what to do instead. */
export function obstacleLines({ obstacle }: VariantDraft, width: number, paint: Paint): string[] {
  return [
    paint.red("No variant can be drafted from this."),
    ...wrap(printable(obstacle!.message), width),
    "",
    ...wrap(BY_HAND, width),
  ];
}

/** How much of each document the draft reads as it is. */
export function trialLines(trials: readonly Trial[], width: number, paint: Paint): string[] {
  const lines = trials.flatMap(({ outcome, own }) => {
    const name = `${printable(basename(outcome.file))}: `;
    if (outcome.error !== null) return wrap(printable(name + outcome.error.code), width, "  ");
    if (!own) return wrap(`${name}recognised by ${variantText(outcome.result)}`, width, "  ");
    const { pages, checks, canonical_output: output, unclaimed } = outcome.result;
    const figures = pages.reduce((sum, page) => sum + page.money_tokens, 0);
    const share = figures === 0 ? 0 : Math.floor((100 * (figures - unclaimed.length)) / figures);
    const made = checks.filter(({ passed }) => passed !== null);
    const held = made.filter(({ passed }) => passed === true);
    return wrap(
      `${name}${plural(output.employees.length, "employee")}, ${share}% of ${plural(figures, "figure")} claimed, ${held.length} of ${plural(made.length, "check")} hold`,
      width,
      "  ",
    );
  });
  return [paint.bold("What the draft reads"), ...lines];
}

function variantText(result: NonNullable<Trial["outcome"]["result"]>): string {
  const { provider, format_variant: variant } = result.canonical_output;
  return variant === null ? "no variant" : printable(`${provider} / ${variant}`);
}

/** What is left to do by hand. */
export function todoLines(
  { todo }: VariantDraft,
  trials: readonly Trial[],
  width: number,
  paint: Paint,
): string[] {
  const items = [...todo, ...trials.flatMap(trialTodo), ...ALWAYS];
  return ["", paint.bold("To do by hand"), ...items.flatMap((item) => wrap(printable(item), width, "  - "))];
}

/** What nobody but a person can tell. */
const ALWAYS = [
  'See that the fingerprint has words that only this layout shows, and no name. Say evidence "verified" only once you have compared the figures with the documents.',
];

function trialTodo({ outcome, own }: Trial): string[] {
  const file = basename(outcome.file);
  if (outcome.error !== null) return [`${file}: ${outcome.error.message}.`];
  if (!own)
    return [`${file}: the fingerprint has to ask for more words than ${variantText(outcome.result)} does.`];
  const { unclaimed, checks } = outcome.result;
  const failed = checks.filter(({ passed }) => passed === false);
  const shown = unclaimed.slice(0, MOST_FIGURES).map(({ page, text }) => `${text} (page ${page})`);
  return [
    ...(unclaimed.length === 0
      ? []
      : [
          `${file}: ${plural(unclaimed.length, "figure")} unclaimed: ${shown.join(", ")}${unclaimed.length > MOST_FIGURES ? ", …" : ""}`,
        ]),
    ...(failed.length === 0
      ? []
      : [
          `${file}: ${plural(failed.length, "check")} failed, first ${failed[0]!.id}: ${failed[0]!.identity}`,
        ]),
  ];
}

/** The commands that lead on. */
export function nextSteps(
  output: string | undefined,
  { provider, variant }: VariantDraft,
  width: number,
): string[] {
  if (output === undefined)
    return ["", ...wrap("Give --output DIR to write it to a folder that paylift can use.", width)];
  const samples = join(output, provider.slug, "samples", `${variant!.slug}-*.pdf`);
  return [
    "",
    "Next",
    `  paylift inspect FILE --variants ${printable(output)}`,
    ...wrap(printable(`copy the documents to ${samples}`), width, "  "),
    `  paylift variant check ${printable(output)} --update`,
  ];
}
