/**
 * The arrows of the house: ui, shared <- features <- app. Vendors' packages only in src/app/adapters, and in packages/voice,
 * where those that behave otherwise than specified are guarded.
 * Type-only imports count: what a room knows of is what it depends on.
 */
const vendors = "node_modules/(@supabase|@vapi-ai|@daily-co)/";

const forbidden = [
  {
    name: "ui-knows-nothing-above",
    comment: "The design system knows no language, no feature, no app.",
    from: { path: "^src/ui/" },
    to: { path: "^src/(shared|features|app)/" },
  },
  {
    name: "shared-is-a-leaf",
    comment: "Shared modules import neither ui nor features nor app.",
    from: { path: "^src/shared/" },
    to: { path: "^src/(ui|features|app)/" },
  },
  {
    name: "features-do-not-know-the-app",
    from: { path: "^src/features/" },
    to: { path: "^src/app/" },
  },
  {
    name: "features-are-not-siblings",
    comment: "Features meet only in the app, as slots.",
    from: { path: "^src/features/([^/]+)/" },
    to: { path: "^src/features/", pathNot: "^src/features/$1/" },
  },
  {
    name: "vendors-only-in-adapters",
    comment: "A vendor's package is imported in src/app/adapters alone.",
    from: { path: "^src/", pathNot: "^src/app/adapters/" },
    to: { path: vendors },
  },
  {
    name: "calls-only-through-their-guards",
    comment:
      "The voice and call clients ship with bugs of their own; the site runs what packages/voice proves.",
    from: { path: "^(src|stories)/" },
    to: { path: "node_modules/(@vapi-ai|@daily-co)/" },
  },
  {
    name: "features-know-the-words-of-a-call",
    comment: "And nothing of its clients: only the app joins a feature to a vendor.",
    from: { path: "^src/(ui|shared|features)/" },
    to: { path: "^packages/voice/", pathNot: "^packages/voice/src/call[.]ts$" },
  },
  {
    name: "the-site-does-not-know-the-provider",
    comment: "The REST interface is for servers and tools; its weight and its rights stay out of the page.",
    from: { path: "^src/" },
    to: { path: "^packages/voice/(src/(provider|command)[.]ts$|src/rest/|contract/|scripts/)" },
  },
  {
    name: "stories-and-tests-are-leaves",
    from: { path: "^src/" },
    to: { path: "^(stories|tests|scripts|supabase)/" },
  },
  {
    name: "config-knows-no-scripts",
    comment: "Scripts use the configuration, not the other way round.",
    from: { path: "^config/" },
    to: { path: "^(scripts|tests|stories)/" },
  },
  {
    name: "packages-know-no-site",
    comment: "A package can be read, tested and used without the site.",
    from: { path: "^packages/" },
    to: { path: "^(src|stories|supabase)/" },
  },
  {
    name: "packages-by-their-exports",
    comment: "Who uses a package names it; its files are its own.",
    from: { pathNot: "^packages/" },
    to: { path: "^packages/", dependencyTypes: ["local"], dependencyTypesNot: ["aliased-workspace"] },
  },
  {
    name: "no-cycles",
    from: {},
    to: { circular: true },
  },
  {
    name: "nothing-unresolved",
    from: {},
    to: { couldNotResolve: true, pathNot: "^(virtual:|vitest/)|[?]" },
  },
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
