import { one, page } from "../answers.ts";
import { rest } from "../operation.ts";

/** Test suites. */
export const testSuite = {
  list: rest("GET /test-suite", page)<"testSuite.testSuiteControllerFindAllPaginated">(),
  create: rest("POST /test-suite", one)<"testSuite.testSuiteControllerCreate">(),
  get: rest("GET /test-suite/{id}", one)<"testSuite.testSuiteControllerFindOne">(),
  update: rest("PATCH /test-suite/{id}", one)<"testSuite.testSuiteControllerUpdate">(),
  remove: rest("DELETE /test-suite/{id}", one)<"testSuite.testSuiteControllerRemove">(),
};

/** The tests of a suite. */
export const suiteTest = {
  list: rest("GET /test-suite/{id}/test", page)<"testSuite.testSuiteTestControllerFindAllPaginated">(),
  create: rest("POST /test-suite/{id}/test", one)<"testSuite.testSuiteTestControllerCreate">(),
  get: rest("GET /test-suite/{id}/test/{testId}", one)<"testSuite.testSuiteTestControllerFindOne">(),
  update: rest("PATCH /test-suite/{id}/test/{testId}", one)<"testSuite.testSuiteTestControllerUpdate">(),
  remove: rest("DELETE /test-suite/{id}/test/{testId}", one)<"testSuite.testSuiteTestControllerRemove">(),
};

/** The runs of a suite. */
export const suiteRun = {
  list: rest("GET /test-suite/{id}/run", page)<"testSuite.testSuiteRunControllerFindAllPaginated">(),
  create: rest("POST /test-suite/{id}/run", one)<"testSuite.testSuiteRunControllerCreate">(),
  get: rest("GET /test-suite/{id}/run/{runId}", one)<"testSuite.testSuiteRunControllerFindOne">(),
  update: rest("PATCH /test-suite/{id}/run/{runId}", one)<"testSuite.testSuiteRunControllerUpdate">(),
  remove: rest("DELETE /test-suite/{id}/run/{runId}", one)<"testSuite.testSuiteRunControllerRemove">(),
};
