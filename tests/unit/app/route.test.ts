import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatRoute, hrefOf, parseRoute, type Route } from "#app/router/route.ts";

describe("parse", () => {
  test.each<[string, Route]>([
    ["", { view: "home", section: null }],
    ["#", { view: "home", section: null }],
    ["#contact", { view: "contact" }],
    ["#about", { view: "home", section: "about" }],
    ["#services", { view: "home", section: "services" }],
    ["contact", { view: "contact" }],
    ["about", { view: "home", section: "about" }],
    ["##about", { view: "home", section: null }],
    ["ab#out", { view: "home", section: null }],
  ])("[ROUTE-01] [ROUTE-04] %s", (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
  });

  test("[ROUTE-01] any other hash is the home view", () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        fc.pre(name.replace(/^#/, "") !== "contact");
        expect(parseRoute(`#${name}`).view).toBe("home");
      }),
    );
  });
});

test.each<[Route, string, string]>([
  [{ view: "home", section: null }, "", "#"],
  [{ view: "home", section: "about" }, "#about", "#about"],
  [{ view: "contact" }, "#contact", "#contact"],
])("[ROUTE-02] [ROUTE-03] format: %o", (route, hash, href) => {
  expect(formatRoute(route)).toBe(hash);
  expect(hrefOf(route)).toBe(href);
  expect(parseRoute(hash)).toEqual(route);
});
