// Which checks a change can reach. Pure: files and the module graph in, a plan out.

/** Journeys by the folder of `src/features` or `src/app` whose change they would notice. */
const journeysByRoom = {
  assistant: ["assistant"],
  chat: ["assistant", "written"],
  contact: ["contact-send", "contact-trouble", "contact-server-gone"],
  hero: ["home"],
  language: ["language"],
  privacy: ["drawer"],
  router: ["navigation"],
  documents: ["documents"],
  solutions: ["home"],
  voice: ["voice", "voice-provider"],
};

/** A change here reaches every story: the book itself, or what all pictures are taken with. */
const reachesEveryStory =
  /^(\.storybook\/|config\/(chromium|fonts|pictures)|package-lock\.json$|vite\.config\.ts$)/;

const isStory = (file) => /^stories\/.+\.stories\.tsx$/.test(file);
const isUnitTest = (file) => /^(tests|packages)\/.+\.test\.tsx?$/.test(file);
const needsPostgres = (file) => file.startsWith("tests/database/");
const runsInContract = (file) => file.startsWith("tests/contract/vendor/");

/**
 * @param {readonly string[]} changed files that differ from the base, from the project's root.
 * @param {readonly string[]} affected the changed modules and all that import them, however far away.
 * @returns {{unit: string[], stories: string[] | "all", journeys: string[], leftOut: string[]}} test files, story files,
 *   names of journeys, and a sentence for each check that the change may reach and that is not in the plan.
 */
export function planOf(changed, affected) {
  const reached = [...new Set([...changed, ...affected])].sort();
  const tests = reached.filter(isUnitTest);
  const everyStory = reached.some((file) => reachesEveryStory.test(file));
  const rooms = reached.map((file) => /^src\/(?:features|app)\/([^/]+)\//.exec(file)?.[1] ?? "");
  const journeys = [...new Set(rooms.flatMap((room) => journeysByRoom[room] ?? []))].sort();
  return {
    unit: tests.filter((file) => !needsPostgres(file) && !runsInContract(file)),
    stories: everyStory ? "all" : reached.filter(isStory),
    journeys,
    leftOut: [
      ...(tests.some(needsPostgres) || changed.some((file) => file.endsWith(".sql"))
        ? ["the database on PostgreSQL and PGlite: npm run unit -- tests/database tests/backend"]
        : []),
      ...(tests.some(runsInContract) ? ["the vendor contract: npm run contract"] : []),
      ...(!everyStory && reached.some((file) => file.startsWith("src/app/"))
        ? ["pictures of the built site: npm run visual"]
        : []),
    ],
  };
}
