/** Mail programs refuse addresses much longer than 2,000 characters; in characters of the body. */
export const longestMailBody = 1_500;

/** Opens the visitor's mail program with a mail in it. @param address empty: the visitor chooses the recipient. */
export const mailLink = (address: string, subject: string, body: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
