/** text @ text . text, no spaces (FORM-12): a typing error is caught, an unusual address is not. */
const shape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

export function isEmail(text: string): boolean {
  return shape.test(text.trim());
}
