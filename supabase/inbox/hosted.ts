export interface HostedProject {
  url: string;
  secretKey: string;
}

/**
 * The hosted project that SUPABASE_URL and SUPABASE_SECRET_KEY name; `undefined` when neither is set.
 * @throws Error with one sentence for the person at the terminal, without the key
 */
export function hostedProject(env: Readonly<Record<string, string | undefined>>): HostedProject | undefined {
  const [url, secretKey] = [env["SUPABASE_URL"]?.trim(), env["SUPABASE_SECRET_KEY"]?.trim()];
  if (!url && !secretKey) return undefined;
  if (!url || !secretKey)
    throw new Error("SUPABASE_URL and SUPABASE_SECRET_KEY belong together: set both, or none.");
  if (!isSafe(url)) throw new Error("SUPABASE_URL must be an https:// address: requests are personal data.");
  if (isPublic(secretKey)) throw new Error("SUPABASE_SECRET_KEY holds the public key, which reads nothing.");
  return { url: new URL(url).href.replace(/\/+$/, ""), secretKey };
}

function isSafe(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

/** Keys of the older kind are JWTs that name their role. */
function isPublic(key: string): boolean {
  if (key.startsWith("sb_publishable_")) return true;
  const [, claims = ""] = key.split(".");
  return /"role":\s*"anon"/.test(Buffer.from(claims, "base64url").toString("utf8"));
}
