/**
 * The arrows of the house: ui, shared <- features <- app. Vendors' packages only in src/vendors, where those that
 * behave otherwise than specified are guarded, in src/app/adapters, and in src/provider, which stands alone.
 * Type-only imports count: what a room knows of is what it depends on.
 */
const vendors = "node_modules/(@supabase|@vapi-ai|@daily-co)/";

module.exports = {
  forbidden: [
    {
      name: "ui-knows-nothing-above",
      comment: "The design system knows no language, no feature, no app.",
      severity: "error",
      from: { path: "^src/ui/" },
      to: { path: "^src/(shared|features|app)/" },
    },
    {
      name: "shared-is-a-leaf",
      comment: "Shared modules import neither ui nor features nor app.",
      severity: "error",
      from: { path: "^src/shared/" },
      to: { path: "^src/(ui|features|app)/" },
    },
    {
      name: "features-do-not-know-the-app",
      severity: "error",
      from: { path: "^src/features/" },
      to: { path: "^src/app/" },
    },
    {
      name: "features-are-not-siblings",
      comment: "Features meet only in the app, as slots.",
      severity: "error",
      from: { path: "^src/features/([^/]+)/" },
      to: { path: "^src/features/", pathNot: "^src/features/$1/" },
    },
    {
      name: "vendors-only-in-adapters",
      comment:
        "A vendor's package is imported in src/vendors and src/app/adapters alone, and by the provider's entry, which is no part of the site.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(vendors|app/adapters|provider)/" },
      to: { path: vendors },
    },
    {
      name: "calls-only-through-their-guards",
      comment:
        "The voice and call clients ship with bugs of their own; what the site runs is what the contract proves.",
      severity: "error",
      from: { path: "^src/app/" },
      to: { path: "node_modules/(@vapi-ai|@daily-co)/" },
    },
    {
      name: "guards-know-only-what-is-shared",
      severity: "error",
      from: { path: "^src/vendors/" },
      to: { path: "^src/(ui|features|app|provider)/" },
    },
    {
      name: "features-do-not-know-vendors",
      comment: "A feature says in its port what it needs; only the app joins it to a vendor.",
      severity: "error",
      from: { path: "^src/(ui|shared|features)/" },
      to: { path: "^src/vendors/" },
    },
    {
      name: "the-site-does-not-know-the-provider",
      comment:
        "The provider's whole interface is for servers and tools; its weight and its rights stay out of the page.",
      severity: "error",
      from: { path: "^src/(ui|shared|features|app)/" },
      to: { path: "^src/provider/" },
    },
    {
      name: "the-provider-knows-no-page",
      severity: "error",
      from: { path: "^src/provider/" },
      to: { path: "^src/(ui|features|app)/" },
    },
    {
      name: "stories-and-tests-are-leaves",
      severity: "error",
      from: { path: "^src/" },
      to: { path: "^(stories|tests|scripts|supabase)/" },
    },
    {
      name: "config-knows-no-scripts",
      comment: "Scripts use the configuration, not the other way round.",
      severity: "error",
      from: { path: "^config/" },
      to: { path: "^(scripts|tests|stories)/" },
    },
    {
      name: "packages-know-no-site",
      comment: "A package can be read, tested and used without the site.",
      severity: "error",
      from: { path: "^packages/" },
      to: { path: "^(src|stories|supabase)/" },
    },
    {
      name: "packages-by-their-exports",
      comment: "Who uses a package names it; its files are its own.",
      severity: "error",
      from: { pathNot: "^packages/" },
      to: { path: "^packages/", dependencyTypes: ["local"] },
    },
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "nothing-unresolved",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(virtual:|vitest/)|[?]" },
    },
    {
      name: "no-development-package-in-the-site",
      severity: "error",
      from: { path: "^src/" },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
  ],
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
