/** The marks by which providers name a credential that must stay on a server. */
const privateMarks = /^(sk|rk|secret|private|service)[-_]|[-_](secret|private)[-_]|^sb_secret_/i;

const privateClaims = ["private", "service_role", "admin"];

function claimsOf(key: string): unknown {
  const payload = key.split(".")[1];
  if (!payload) return null;
  try {
    return JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    return null;
  }
}

/** Whether any claim at any depth says that this is a private key; the provider writes `token.tag`. */
function claimsPrivate(value: unknown): boolean {
  if (typeof value === "string") return privateClaims.includes(value);
  return typeof value === "object" && value !== null && Object.values(value).some(claimsPrivate);
}

/** Whether a key says of itself that it is private. A plain UUID says nothing: both kinds look like that. */
export function looksPrivate(key: string): boolean {
  return privateMarks.test(key.trim()) || claimsPrivate(claimsOf(key));
}

/** A private key in a page can be read by every visitor, so none gets as far as a request. */
export function refusePrivateKey(key: string): void {
  if (key.trim() === "") throw new TypeError("The provider needs a key.");
  if (typeof document !== "undefined" && looksPrivate(key)) {
    throw new TypeError("This key looks private. A page may only hold the public one.");
  }
}
