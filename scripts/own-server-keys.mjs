// The keys of a server of one's own, in files for PostgREST, nginx and the mails (docs/operations/hosting.md):
//   node scripts/own-server-keys.mjs /etc/site
// Prints the publishable key, which belongs into the build's .env. Overwrites nothing.
import { createHmac, randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

const [, , folder] = process.argv;
if (!folder) {
  console.error("Name the folder that the files go to: node scripts/own-server-keys.mjs /etc/site");
  process.exit(1);
}

const random = (bytes) => randomBytes(bytes).toString("hex");
const encode = (part) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** A token that PostgREST takes for the role; it ends with its secret, not by time. */
function tokenOf(role, secret) {
  const signed = `${encode({ alg: "HS256", typ: "JWT" })}.${encode({ role })}`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}

const jwtSecret = random(32);
const publishable = `sb_publishable_${random(16)}`;
const secret = `sb_secret_${random(24)}`;

const files = {
  // Without an end of line: it would be part of the secret.
  "jwt-secret": jwtSecret,
  "rest-keys.conf": `# Into http { } of nginx. It holds the staff's token: whoever reads this file can read every request.
map_hash_bucket_size 128;
map $http_apikey $rest_authorization {
    # Visitors, and whoever has no key: without a token PostgREST takes them for anon.
    default "";
    "${secret}" "Bearer ${tokenOf("service_role", jwtSecret)}";
}
`,
  "notify.env": `SUPABASE_URL=https://www.example.org
SUPABASE_SECRET_KEY=${secret}
SMTP_URL=smtps://USER:PASSWORD@HOST:465
MAIL_FROM="Mainlicht <hallo@mainlicht.example>"
MAIL_TEAM=team@mainlicht.example
TEAM_LANGUAGE=de
`,
};

try {
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, name), text, { flag: "wx", mode: 0o600 });
} catch (error) {
  console.error(`${error.path}: ${error.code === "EEXIST" ? "is there already" : error.code}`);
  process.exit(1);
}
console.log(`VITE_SUPABASE_ANON_KEY=${publishable}`);
