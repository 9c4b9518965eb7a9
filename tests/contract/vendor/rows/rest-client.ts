import { type Rows, rowsBy } from "../row.ts";

const { asSpecified, differs } = rowsBy("@vapi-ai/web", "loopback");

/** What holds for the REST interface as a whole. */
export const restClient = {
  "API-01.entities": differs(
    "3 provider entities",
    "api.js",
    "The interface names 21 entities, from calls to the voices of other providers.",
    ["Has nothing left for the log.", "The provider has methods for all of them."],
  ),
  "API-01.thrown": asSpecified(
    "7 thrown",
    "HttpClient.request()",
    "A non-OK answer is thrown as the response itself.",
  ),
} as const satisfies Rows;
