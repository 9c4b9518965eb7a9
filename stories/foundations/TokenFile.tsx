import color from "../../src/ui/tokens/color.css?raw";
import layers from "../../src/ui/tokens/layers.css?raw";
import motion from "../../src/ui/tokens/motion.css?raw";
import space from "../../src/ui/tokens/space.css?raw";
import type from "../../src/ui/tokens/type.css?raw";
import { designTokens, themes } from "./design-tokens.ts";

const tokens = designTokens(color, [space, type, motion, layers]);

/** The style sheets' tokens as a file, made where it is asked for: all, or with the colours of one mode. */
export function TokenFile({ mode }: { mode?: "paper" | "night" }) {
  const json = JSON.stringify(mode ? { ...tokens, color: themes(color)[mode] } : tokens, null, 2);
  return (
    <a
      href={`data:application/json,${encodeURIComponent(json)}`}
      download={mode ? `tokens.${mode}.json` : "tokens.json"}
    >
      {mode ? `tokens.${mode}.json` : "tokens.json"}
    </a>
  );
}
