import type { Language } from "./words.ts";

export interface Addresses {
  /** The sender, as "Mainlicht <hallo@…>". */
  from: string;
  team: string;
  teamLanguage: Language;
  site?: string;
}

export interface Settings {
  /** A secret that callers must send, so that nobody else can start a run. */
  secret: string;
  url: string;
  secretKey: string;
  /** smtps://user:password@host:465 */
  smtp: string;
  addresses: Addresses;
}

/**
 * Reads the function's secrets.
 * @throws Error that names what is missing, never a value
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const names = ["SUPABASE_URL", "NOTIFY_SECRET", "SMTP_URL", "MAIL_FROM", "MAIL_TEAM"] as const;
  const missing = names.filter((name) => !env[name]);
  // Hosted projects hand newer functions the one, older ones the other.
  const secretKey = env["SUPABASE_SECRET_KEY"] ?? env["SUPABASE_SERVICE_ROLE_KEY"];
  if (missing.length > 0 || !secretKey) {
    throw new Error(`Missing: ${[...missing, ...(secretKey ? [] : ["SUPABASE_SECRET_KEY"])].join(", ")}`);
  }
  return {
    secret: env["NOTIFY_SECRET"] ?? "",
    url: env["SUPABASE_URL"] ?? "",
    secretKey,
    smtp: env["SMTP_URL"] ?? "",
    addresses: {
      from: env["MAIL_FROM"] ?? "",
      team: env["MAIL_TEAM"] ?? "",
      teamLanguage: env["TEAM_LANGUAGE"] === "en" ? "en" : "de",
      ...(env["SITE_URL"] ? { site: env["SITE_URL"] } : {}),
    },
  };
}
