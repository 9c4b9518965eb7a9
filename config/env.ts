import { loadEnv } from "vite";
import * as z from "zod";
import { LOCAL_PUBLISHABLE_KEY } from "../supabase/local/keys.ts";

const address = z
  .url({ protocol: /^https?$/, error: "must be an address with http:// or https://" })
  // The headers name this address: a semicolon or a comma would begin another rule there.
  .refine((url) => !/[;,\s]/.test(url), "must not hold a semicolon, a comma or a space")
  .refine((url) => !/\/\/[^/?#]*@/.test(url), "must not hold a name or password");
/** Where visitors' words or voices go: unreadable on the way, except on this machine. */
const server = address.refine(
  (url) => url.startsWith("https:") || isLoopback(new URL(url).hostname),
  "must begin with https:, unless it is this machine",
);
/** Public variables: they are part of the page, so everybody can read them. */
const publicWord = z
  .string()
  // Keys that open everything: Supabase's, the usual `sk_live_…`, the chat provider's `VF.DM.…`.
  .refine(
    (word) => !/^(sb_secret_|sk[_-]|VF\.)/.test(word),
    "looks like a secret key; only a public one belongs here",
  );
/** The only two kinds of Supabase's keys that a page may show: https://supabase.com/docs/guides/api/api-keys */
const publicDatabaseKey = z
  .string()
  .refine(
    (key) => key.startsWith("sb_publishable_") || roleOf(key) === "anon",
    "must be the public key: sb_publishable_… or the token of the role anon",
  );

const variables = z
  .object({
    VITE_SUPABASE_URL: server.optional(),
    VITE_SUPABASE_ANON_KEY: publicDatabaseKey.optional(),
    VITE_VAPI_PUBLIC_KEY: publicWord.optional(),
    VITE_VAPI_ASSISTANT_ID: publicWord.optional(),
    VITE_VAPI_API_BASE: server.optional(),
    VITE_CHAT_PROJECT_ID: publicWord.optional(),
    VITE_CHAT_SCRIPT_URL: server.optional(),
    VITE_CHAT_RUNTIME_URL: server.optional(),
    VITE_CHAT_VOICE_URL: server.optional(),
    VITE_SITE_URL: address.optional(),
    VITE_ERROR_REPORT_URL: server.optional(),
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

/** The role that a token (a JWT) was made for; undefined when it is no token. */
function roleOf(token: string): unknown {
  const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
  try {
    return z.object({ role: z.string() }).parse(JSON.parse(payload)).role;
  } catch {
    return undefined;
  }
}

const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "[::1]" || /^127\.[\d.]+$/.test(host);

/**
 * Checks the variables of a build.
 * @throws Error that names each wrong one.
 */
export function readVariables(given: Record<string, string>): Variables {
  const tidied = Object.entries(given).map(([name, value]) => [name, value.trim()] as const);
  // An empty line in .env means "not set".
  const set = Object.fromEntries(tidied.filter(([, value]) => value !== ""));
  const read = variables.safeParse(set);
  if (read.success) return read.data;
  const lines = read.error.issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`);
  throw new Error(`The environment is not right (.env or the shell):\n${lines.join("\n")}`);
}

export function buildVariables(mode: string, root: string): Variables {
  return readVariables(loadEnv(mode, root, "VITE_"));
}

/**
 * The checked variables as constants of the page.
 * Without a project of one's own, the embedded backend on the page's own origin is meant.
 */
export function environment(mode: string): Record<string, string> {
  const set = { VITE_SUPABASE_ANON_KEY: LOCAL_PUBLISHABLE_KEY, ...buildVariables(mode, process.cwd()) };
  const page: Record<string, string> = {};
  for (const name of variables.keyof().options)
    page[`import.meta.env.${name}`] = JSON.stringify(set[name] ?? "");
  return page;
}
