import color from "../../src/ui/tokens/color.css?raw";
import layers from "../../src/ui/tokens/layers.css?raw";
import motion from "../../src/ui/tokens/motion.css?raw";
import space from "../../src/ui/tokens/space.css?raw";
import type from "../../src/ui/tokens/type.css?raw";
import { designTokens } from "./design-tokens.ts";

const json = JSON.stringify(designTokens(color, [space, type, motion, layers]), null, 2);

/** The style sheets' tokens as a file, made where it is asked for. */
export function TokenFile() {
  return (
    <a href={`data:application/json,${encodeURIComponent(json)}`} download="tokens.json">
      tokens.json
    </a>
  );
}
