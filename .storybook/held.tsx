import type { Decorator } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "#ui/button/Button.tsx";

/**
 * A page that holds a value of the piece, and changes it when the piece asks; for what is shut, with an opener. Its example
 * shows both (elsewhere.ts).
 */
export const held: Decorator = (Story, { args, parameters: { holds } }) => {
  const [value = "", change = "", opener]: string[] = holds ?? [];
  const [now, setNow] = useState<unknown>(args[value]);
  if (!holds) return <Story />;
  const told = args[change];
  const keep = (next: unknown = false) => {
    if (typeof told === "function") told(next);
    setNow(next);
  };
  return (
    <>
      {opener && (
        <Button tone="secondary" onClick={() => setNow(true)}>
          {opener}
        </Button>
      )}
      <Story args={{ ...args, [value]: now, [change]: keep }} />
    </>
  );
};
