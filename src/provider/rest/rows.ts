import * as accounts from "./rows/accounts.ts";
import * as assistants from "./rows/assistants.ts";
import * as calls from "./rows/calls.ts";
import * as conversations from "./rows/conversations.ts";
import * as files from "./rows/files.ts";
import * as parts from "./rows/parts.ts";
import * as tests from "./rows/tests.ts";
import * as voices from "./rows/voices.ts";

/** All 135 rows of the provider's REST interface, by what they are about. */
export const restRows = {
  ...calls,
  ...conversations,
  ...assistants,
  ...parts,
  ...files,
  ...tests,
  ...accounts,
  ...voices,
};
