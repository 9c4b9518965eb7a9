import { type Rows, rowsBy } from "../row.ts";

const { asSpecified, differs } = rowsBy("@supabase/supabase-js", "loopback");
const { asSpecified: onBackend } = rowsBy("@supabase/supabase-js", "embedded");

/** Queries, functions, storage and the shapes of errors. */
export const backendClient = {
  "BACK-01.queries": asSpecified(
    "7 queries",
    "from().select()",
    "{url}/{table} with filters, order and limit.",
  ),
  "BACK-01.range": asSpecified("7 queries", "range()", "A range is an offset and a limit."),
  "BACK-01.rpc": asSpecified("7 queries", "rpc()", "{url}/rpc/{function}."),
  "BACK-01.public key": onBackend(
    "6 public key",
    "createClient()",
    "The form's insert goes with the public anonymous key and gets its row back.",
  ),
  "BACK-02.invoke": asSpecified("7 functions", "functions.invoke()", "POST {url}/{function}."),
  "BACK-02.errors": asSpecified(
    "8 function errors",
    "functions.invoke()",
    "Fetch error, relay error, non-2xx error.",
  ),
  "BACK-04.calls": asSpecified(
    "7 storage",
    "storage.from()",
    "Upload, download, list, move, copy, remove, signed URLs.",
  ),
  "BACK-04.list": asSpecified("9 storage", "list()", "Limit 100, offset 0, by name ascending."),
  "BACK-04.cache": asSpecified("9 storage", "upload()", "cache-control 3600."),
  "BACK-04.errors": asSpecified("8 storage errors", "storage.from()", "API error and unknown error."),
  "BACK-06.several rows": onBackend(
    "8 PGRST116",
    "single()",
    "PGRST116 when several rows come where one was expected.",
  ),
  "BACK-06.error objects": onBackend(
    "8 database errors",
    "PostgrestError",
    "Errors have message, details, hint and code.",
  ),
  "BACK-06.plain errors": differs(
    "8 database errors",
    "PostgrestError",
    "The same when a proxy answers instead of the database.",
    [
      "Puts a page of HTML into message, and knows no code.",
      "The site's adapter turns it into a plain failure.",
    ],
  ),
} as const satisfies Rows;
