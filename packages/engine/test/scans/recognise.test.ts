import { test } from "tap";
import { recognise } from "../../src/recognise/recognise.ts";
import type { Variant } from "../../src/variants/compiled-variant.ts";
import { journal } from "../support/made-up-variant.ts";
import { pageOf } from "../support/page-of.ts";

function variant(slug: string, all: string[], none?: string[]): Variant {
  return journal({ slug, fingerprint: none === undefined ? { all } : { all, none } });
}

function chosen(pages: readonly string[], ...variants: readonly Variant[]): string | null {
  return (
    recognise(
      pages.map((text, i) => pageOf(text, i + 1)),
      variants,
    )?.data.slug ?? null
  );
}

const REGISTER = `
  Acme   Payroll Register
  PERSON    NET
            PAY`;

test("a variant is recognised where one page shows all its words and none that rule it out", async (t) => {
  t.equal(chosen([REGISTER], variant("a-v1", ["Payroll Register", "PERSON"])), "a-v1");
  t.equal(chosen([REGISTER], variant("a-v1", ["Payroll Register", "Voucher"])), null);
  t.equal(chosen([REGISTER], variant("a-v1", ["Payroll Register"], ["PERSON"])), null);
  t.equal(
    chosen(["Payroll Register", "PERSON"], variant("a-v1", ["Payroll Register", "PERSON"])),
    null,
    "on two pages",
  );
  t.equal(chosen([REGISTER], variant("a-v1", ["payroll register"])), null, "as printed");
  t.equal(chosen([REGISTER]), null);
  t.equal(chosen([], variant("a-v1", ["PERSON"])), null);
});

test("the most demanding fingerprint wins, then the first one", async (t) => {
  const plain = variant("plain-v1", ["Payroll Register"]);
  const longer = variant("longer-v1", ["Payroll Register", "PERSON"]);
  const same = variant("same-v1", ["Payroll Register"]);
  t.equal(chosen([REGISTER], plain, longer), "longer-v1");
  t.equal(chosen([REGISTER], longer, plain), "longer-v1");
  t.equal(chosen([REGISTER], plain, same), "plain-v1");
  t.equal(chosen([REGISTER], same, plain), "same-v1");
});

test("a cover letter and blank pages may stand before", async (t) => {
  const register = variant("a-v1", ["Payroll Register"]);
  t.equal(chosen(["", "Dear reader", "", "", "", REGISTER], register), "a-v1");
  t.equal(chosen(["one", "two", "three", REGISTER], register), "a-v1");
  t.equal(chosen(["one", "two", "three", "four", REGISTER], register), null, "but no book");
});
