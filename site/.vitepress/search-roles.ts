/** What the theme's search says of itself to those who hear pages, and what it says here. */
const CHANGES: readonly (readonly [from: RegExp, to: string])[] = [
  // A button may hold neither an input nor links; what opens is a dialog.
  [
    /role="button"\s+:aria-owns="[^"]*"\s+aria-expanded="true"\s+aria-haspopup="listbox"/,
    'role="dialog" aria-modal="true"',
  ],
  // Results are links, in a list: an option may hold none.
  [/:role="results\?\.length \? 'listbox' : undefined"/, ""],
  [/:aria-selected="[^"]*"\s+role="option"/, ""],
  // Pictures of keys have a name where they are pictures.
  [/<kbd :aria-label=/g, '<kbd role="img" :aria-label='],
  [/:aria-activedescendant="[^"]*"\s+aria-autocomplete="both"\s+:aria-controls="[^"]*"/, ""],
];

/** Gives the theme's search roles that its parts may have. The build fails where the theme has changed. */
export function searchRoles() {
  return {
    name: "search-roles",
    enforce: "pre" as const,
    transform(code: string, id: string): string | undefined {
      if (!id.endsWith("/VPLocalSearchBox.vue")) return undefined;
      let changed = code;
      for (const [from, to] of CHANGES) {
        if (changed.search(from) < 0) throw new Error(`the theme's search has changed: ${from} is not there`);
        changed = changed.replace(from, to);
      }
      return changed;
    },
  };
}
