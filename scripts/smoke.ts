import process from "node:process";
import { smokeCheck } from "./smoke/check.ts";

/** `npm run smoke -- https://example.org`: is what stands there the site, whole and safe? Ends non-zero when not. */
const [site] = process.argv.slice(2);
if (!site || !URL.canParse(site)) {
  console.error("npm run smoke -- ADDRESS   checks a published site, such as https://example.org");
  process.exit(2);
}
const findings = await smokeCheck(site);
for (const { asked, wrong } of findings)
  console.log(`${wrong === null ? "ok   " : "WRONG"} ${asked}${wrong ? `: ${wrong}` : ""}`);
const bad = findings.filter(({ wrong }) => wrong !== null).length;
console.log(`\n${findings.length - bad} right, ${bad} wrong`);
process.exitCode = bad === 0 ? 0 : 1;
