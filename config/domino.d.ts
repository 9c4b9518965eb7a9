/** A document without a browser; the package's own declarations name another module. */
declare module "@mixmark-io/domino" {
  export function createDocument(html: string): Document;
}
