/**
 * The arrows of the house: ui, shared <- features <- app. Vendors' packages only in src/app/adapters, and in packages/voice,
 * where those that behave otherwise than specified are guarded.
 * Type-only imports count: what a room knows of is what it depends on.
 */
/** Who may not import what: the paths of the one and of the other, the exceptions last. */
const arrows = [
  ["ui-knows-no-language-feature-or-app", "^src/ui/", "^src/(shared|features|app)/"],
  ["shared-is-a-leaf", "^src/shared/", "^src/(ui|features|app)/"],
  ["features-do-not-know-the-app", "^src/features/", "^src/app/"],
  // They meet only in the app, as slots.
  ["features-are-not-siblings", "^src/features/([^/]+)/", "^src/features/", "^src/features/$1/"],
  // They ship with bugs of their own; the site runs what packages/voice proves.
  ["calls-only-through-their-guards", "^(src|stories)/", "node_modules/(@vapi-ai|@daily-co)/"],
  // And nothing of its clients: only the app joins a feature to a vendor.
  [
    "features-know-the-words-of-a-call",
    "^src/(ui|shared|features)/",
    "^packages/voice/",
    "^packages/voice/src/call[.]ts$",
  ],
  // The REST interface is for servers and tools; its weight and its rights stay out of the page.
  [
    "the-site-does-not-know-the-provider",
    "^src/",
    "^packages/voice/(src/(provider|command)[.]ts$|src/rest/|contract/|scripts/)",
  ],
  ["stories-and-tests-are-leaves", "^src/", "^(stories|tests|scripts|supabase)/"],
  // Scripts use the configuration, not the other way round.
  ["config-knows-no-scripts", "^config/", "^(scripts|tests|stories)/"],
  // A package can be read, tested and used without the site.
  ["packages-know-no-site", "^packages/", "^(src|stories|supabase)/"],
].map(([name, from, path, pathNot]) => ({
  name,
  from: { path: from },
  to: { path, ...(pathNot && { pathNot }) },
}));

const forbidden = [
  ...arrows,
  {
    name: "vendors-only-in-adapters",
    from: { path: "^src/", pathNot: "^src/app/adapters/" },
    to: { path: "node_modules/(@supabase|@vapi-ai|@daily-co)/" },
  },
  {
    name: "packages-by-their-exports",
    comment: "Who uses a package names it; its files are its own.",
    from: { pathNot: "^packages/" },
    to: { path: "^packages/", dependencyTypes: ["local"], dependencyTypesNot: ["aliased-workspace"] },
  },
  { name: "no-cycles", from: {}, to: { circular: true } },
  { name: "nothing-unresolved", from: {}, to: { couldNotResolve: true, pathNot: "^(virtual:|vitest/)|[?]" } },
  {
    name: "no-development-package-in-the-site",
    from: { path: "^src/" },
    to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
  },
];

module.exports = {
  forbidden: forbidden.map((rule) => ({ severity: "error", ...rule })),
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(dist|storybook-static|reports)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "browser", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".css"],
    },
  },
};
