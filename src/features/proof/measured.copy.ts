import { defineCopy } from "#shared/copy.ts";
import type { Measured } from "./proof.port.ts";

const seconds = (language: string, milliseconds: number) =>
  (milliseconds / 1000).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const kilobytes = (bytes: number) => Math.round(bytes / 1000);

/** The measured figures as a sentence. Fetched with the first press. */
export const measuredCopy = defineCopy<{ sentence: (measured: Measured) => string }>({
  de: {
    sentence: ({ firstPaint, bytes, foreignServers, cookies }) =>
      `Bei Ihnen: ${firstPaint === undefined ? "" : `erstes Bild nach ${seconds("de", firstPaint)}\u00a0s, `}bis jetzt ${kilobytes(bytes)}\u00a0kB übertragen, mit Schriften und allem, was nach der ersten Ansicht kam; fremde Server: ${foreignServers}, Cookies: ${cookies}.`,
  },
  en: {
    sentence: ({ firstPaint, bytes, foreignServers, cookies }) =>
      `On your device: ${firstPaint === undefined ? "" : `first paint after ${seconds("en", firstPaint)}\u00a0s, `}${kilobytes(bytes)}\u00a0kB transferred so far, with fonts and all that came after the first view; third-party servers: ${foreignServers}, cookies: ${cookies}.`,
  },
});
