import type { Decorator } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "#ui/button/Button.tsx";

/** Holds a value for the piece as a page does, with an opener for what is shut; its example says so (elsewhere.ts). */
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
