import type { Plugin } from "vite";

/**
 * Keeps the sheets that `src/app/parts/first-style.ts` names in the script that imports it. Vite takes the import of a
 * CSS module whose classes are not used on the spot for nothing, and drops it.
 */
export function wholeSheets(): Plugin {
  return {
    name: "whole-sheets",
    apply: "build",
    enforce: "post",
    transform: {
      filter: { id: /\.module\.css$|first-style\.ts$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
    },
  };
}
