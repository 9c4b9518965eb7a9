import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

/** A fresh staff key. It reads every contact request, so it is never the same on two machines. */
export function newSecretKey(): string {
  return `sb_secret_local_${randomBytes(24).toString("hex")}`;
}

/**
 * The staff key of a data folder, made at the first call and kept beside the data, readable by its owner only.
 * @throws Error when the file can be neither read nor written.
 */
export function secretKeyIn(file: string): string {
  try {
    writeFileSync(file, `${newSecretKey()}\n`, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const key = readFileSync(file, "utf8").trim();
  if (!key.startsWith("sb_secret_local_")) {
    throw new Error(`${file} holds no key. Delete it; a new one is made at the next start.`);
  }
  return key;
}
