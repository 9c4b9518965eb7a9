/** text @ text . text, no spaces (FORM-12): a typing error is caught, an unusual address is not. */
const shape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

/**
 * Signs that make several addresses or a display name of one, signs that look like dots, and invisible letters. The
 * database's check contact_email_shape forbids the same.
 */
const forbidden =
  /[()<>,;:"[\]\\\u3002\uff0e\uff61\u2024\ufe52\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u;

export function isEmail(text: string): boolean {
  const address = text.trim();
  return shape.test(address) && !forbidden.test(address);
}
