import { test } from "tap";
import { markup, Markup } from "../src/export/markup.ts";

test("a template escapes everything but markup", async (t) => {
  const value = `<b a="1" b='2'>&\u0000\n`;
  t.equal(markup`${value}`.text, "&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;\uFFFD\n");
  t.equal(markup`<i>${new Markup("<u>")}${[markup`${1}`, markup`${"&"}`]}</i>`.text, "<i><u>1&amp;</i>");
  t.equal(markup`${"\u202E12.00"}`.text, "\uFFFD12.00", "figures cannot be turned round");
});
