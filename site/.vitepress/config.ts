import { defineConfig } from "vitepress";
import { SECTIONS } from "../prepare/pages.ts";
import { searchRoles } from "./search-roles.ts";
import reference from "./reference.json" with { type: "json" };

const sections = SECTIONS.map(({ title, pages }) => ({
  text: title,
  items: pages.map(({ title, path }) => ({ text: title, link: `/${path}` })),
}));

export default defineConfig({
  title: "Paylift",
  description: "Payroll documents into canonical payroll data, and proof that a payroll migration is right.",
  lang: "en",
  srcDir: "pages",
  cleanUrls: false,
  // Nothing is asked of any other host: no fonts, no search service, no counters.
  head: [["link", { rel: "icon", href: "data:," }]],
  vite: { plugins: [searchRoles()] },
  markdown: {
    // The ordinary ones are too pale for small text.
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
    // Anchors as the repository's host makes them, so that links hold in both places.
    anchor: {
      slugify: (text) =>
        text
          .trim()
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, "")
          .replaceAll(" ", "-"),
    },
    config(md) {
      // Indented code is shown as fenced code is.
      md.renderer.rules.code_block = (tokens, index, ...others) => {
        const token = tokens[index];
        if (token !== undefined) token.info = "text";
        return md.renderer.rules.fence?.(tokens, index, ...others) ?? "";
      };
      // A wide table scrolls in a frame of its own, which has to be reached from the keyboard.
      md.renderer.rules.table_open = () =>
        '<div class="wide" tabindex="0" role="group" aria-label="Table">\n<table>\n';
      md.renderer.rules.table_close = () => "</table>\n</div>\n";
    },
  },
  themeConfig: {
    search: { provider: "local" },
    outline: [2, 3],
    nav: [
      { text: "Start", link: "/start" },
      { text: "Library", link: "/library/engine" },
      { text: "Service", link: "/service/server" },
      { text: "Reference", link: "/reference/api/overview" },
    ],
    sidebar: {
      "/reference/": [
        { text: "Interface of the service", items: reference.api },
        { text: "Data files", items: reference.files },
        { text: "All pages", items: [{ text: "Back to the start", link: "/start" }] },
      ],
      "/": [
        ...sections.slice(0, -1),
        {
          text: "Reference",
          items: [{ text: "Interface of the service", link: "/reference/api/overview" }, ...reference.files],
        },
        ...sections.slice(-1),
      ],
    },
    socialLinks: [{ icon: "github", link: "https://github.com/paylift/paylift" }],
  },
});
