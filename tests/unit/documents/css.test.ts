import { describe, expect, test } from "vitest";
import { declarationsOf, splitAt, themed } from "#app/documents/css/declarations.ts";
import { firstViewCss } from "#app/documents/css/first-view.ts";
import { parseCss } from "#app/documents/css/parse.ts";
import { classesIn, pruneCss } from "#app/documents/css/prune.ts";

describe("a sheet is cut into its rules", () => {
  test("rules, statements and what groups others", () => {
    expect(parseCss("@layer a,b;.x{color:red}@media print{.y{top:0}}")).toEqual([
      { prelude: "@layer a,b", body: null },
      { prelude: ".x", body: "color:red" },
      { prelude: "@media print", body: ".y{top:0}" },
    ]);
  });

  test("braces in strings, comments and escapes mean nothing", () => {
    const [rule, last] = parseCss('.a{content:"}{";/* } */top:0}.b\\{{left:0}');
    expect(rule).toEqual({ prelude: ".a", body: 'content:"}{";/* } */top:0' });
    expect(last).toEqual({ prelude: ".b\\{", body: "left:0" });
  });

  test("a brace that is not closed is an error", () => {
    expect(() => parseCss(".a{top:0")).toThrow("A brace is not closed");
  });

  test("a semicolon inside an address ends nothing", () => {
    expect(declarationsOf('top:0;background:url("data:image/svg+xml;utf8,a;b") ;')).toEqual([
      "top:0",
      'background:url("data:image/svg+xml;utf8,a;b") ',
    ]);
  });

  test("commas inside brackets separate nothing", () => {
    expect(splitAt(":is(a,b) c,d", ",")).toEqual([":is(a,b) c", "d"]);
  });
});

describe("the rules that a markup can need", () => {
  const html = '<p class="a b" data-on="1">';

  test("its classes", () => {
    expect([...classesIn(html)]).toEqual(["a", "b"]);
  });

  test.each([
    [".a{top:0}", ".a{top:0}"],
    [".a,.c{top:0}", ".a{top:0}"],
    [".c{top:0}", ""],
    [".a:not(.c){top:0}", ".a:not(.c){top:0}"],
    [".a:hover{top:0}", ""],
    ["@media print{.a{top:0}}", ""],
    ["@media (width>1px){.a{top:0}.c{top:0}}", "@media (width>1px){.a{top:0}}"],
    ['@font-face{font-family:x;src:url("x.woff2")}', ""],
    ["@font-face{font-family:x;src:local(Arial)}", "@font-face{font-family:x;src:local(Arial)}"],
  ])("%s", (css, kept) => {
    expect(pruneCss(css, html)).toBe(kept);
  });

  test("states that nothing has yet are left out only when that is asked for", () => {
    const css = '.a[data-on="1"]{top:0}.a[data-on="2"]{top:0}.a[hidden]{top:0}.a :where(dt){top:0}';
    expect(pruneCss(css, html)).toBe(css);
    expect(pruneCss(css, html, { states: true })).toBe('.a[data-on="1"]{top:0}');
  });
});

describe("the style of the first view", () => {
  const html = '<html data-theme="dark"><p class="a">';
  const first = (css: string) => firstViewCss(css, html, "dark");

  test("one side of each colour", () => {
    expect(themed("a:light-dark(rgb(1,2,3),red);b:light-dark(x,y)", "dark")).toBe("a:red;b:y");
    expect(themed("a:light-dark(rgb(1,2,3),red)", "light")).toBe("a:rgb(1,2,3)");
  });

  test("no decoration, no transition, nothing for forced colours", () => {
    expect(first('.a{color:red;transition:top 1s;cursor:help}.a:before{background:url("data:x{y}")}')).toBe(
      ".a{color:red}",
    );
    expect(first("@media (forced-colors:active){.a{top:0}}")).toBe("");
  });

  test("no property and no movement that nothing uses, also not in a chain", () => {
    expect(first(":root{--x:1px;--y:var(--x);--z:0}.a{top:var(--z)}")).toBe(":root{--z:0}.a{top:var(--z)}");
    expect(first("@layer l{@keyframes go{to{top:0}}@keyframes idle{to{top:0}}.a{animation:go 1s}}")).toBe(
      "@layer l{@keyframes go{to{top:0}}.a{animation:go 1s}}",
    );
  });
});
