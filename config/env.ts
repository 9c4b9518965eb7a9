import { loadEnv } from "vite";
import * as z from "zod";
import { LOCAL_PUBLISHABLE_KEY } from "../supabase/local/keys.ts";

const address = z.url({ protocol: /^https?$/, error: "must be an address with http:// or https://" });
const words = z.string().min(1, "must not be empty");

/** Every variable of the build; `.env.example` explains them. */
const variables = z
  .object({
    VITE_SUPABASE_URL: address.optional(),
    VITE_SUPABASE_ANON_KEY: words
      .refine(
        (key) => !isPrivate(key),
        "looks like a secret key; only the anonymous (publishable) one belongs here",
      )
      .optional(),
    VITE_VAPI_PUBLIC_KEY: words.optional(),
    VITE_VAPI_ASSISTANT_ID: words.optional(),
    VITE_VAPI_API_BASE: address.optional(),
    VITE_CHAT_PROJECT_ID: words.optional(),
    VITE_CHAT_SCRIPT_URL: address.optional(),
    VITE_CHAT_RUNTIME_URL: address.optional(),
    VITE_CHAT_VOICE_URL: address.optional(),
    VITE_SITE_URL: address.optional(),
    VITE_ERROR_REPORT_URL: address.optional(),
  })
  .superRefine((given, context) => {
    for (const [one, other] of together) {
      if (given[one] !== undefined && given[other] === undefined) {
        context.addIssue({ code: "custom", path: [other], message: `must be set, since ${one} is` });
      }
    }
  });

const together = [
  ["VITE_SUPABASE_URL", "VITE_SUPABASE_ANON_KEY"],
  ["VITE_SUPABASE_ANON_KEY", "VITE_SUPABASE_URL"],
  ["VITE_VAPI_PUBLIC_KEY", "VITE_VAPI_ASSISTANT_ID"],
  ["VITE_VAPI_ASSISTANT_ID", "VITE_VAPI_PUBLIC_KEY"],
] as const;

export type Variables = z.infer<typeof variables>;

/** A key that opens everything must never reach a page. */
function isPrivate(key: string): boolean {
  if (key.startsWith("sb_secret_")) return true;
  const payload = key.split(".")[1];
  return payload !== undefined && Buffer.from(payload, "base64url").toString().includes('"service_role"');
}

/**
 * Checks the variables of a build.
 * @throws Error that names each wrong one.
 */
export function readVariables(given: Record<string, string>): Variables {
  // An empty line in .env means "not set".
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value.trim() !== ""));
  const read = variables.safeParse(set);
  if (read.success) return read.data;
  const lines = read.error.issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`);
  throw new Error(`The environment is not right (.env or the shell):\n${lines.join("\n")}`);
}

/**
 * The checked variables as constants of the page.
 * Without a project of one's own, the embedded backend on the page's own origin is meant.
 */
export function environment(mode: string): Record<string, string> {
  const read = readVariables(loadEnv(mode, process.cwd(), "VITE_"));
  const page: Record<string, string> = {};
  for (const name of Object.keys(variables.shape)) page[`import.meta.env.${name}`] = '""';
  for (const [name, value] of Object.entries(read)) page[`import.meta.env.${name}`] = JSON.stringify(value);
  if (!read.VITE_SUPABASE_URL) {
    page["import.meta.env.VITE_SUPABASE_ANON_KEY"] = JSON.stringify(LOCAL_PUBLISHABLE_KEY);
  }
  return page;
}
