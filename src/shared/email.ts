/** One mailbox of a domain with a dot (FORM-12): a typing error is caught, an unusual name is not. */
const shape = /^[^\s@]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+\.?$/u;

/**
 * Signs that make several addresses or a display name of one, an @ in disguise, and invisible letters. The database's
 * check contact_email_shape forbids the same.
 */
const forbidden = /[()<>,;:"[\]\\\uff20\ufe6b\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u;

export function isEmail(text: string): boolean {
  const address = withAsciiDomain(text.trim());
  return shape.test(address) && !forbidden.test(address);
}

/** The address with its domain as mail servers know it: münchen.de is xn--mnchen-3ya.de. Others come back as they are. */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at);
  const isForeign = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && /[^\0-\x7f]/u.test(domain);
  if (!isForeign || !URL.canParse(`http://${domain}`)) return address;
  return address.slice(0, at) + new URL(`http://${domain}`).hostname;
}
