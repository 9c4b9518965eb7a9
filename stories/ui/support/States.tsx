import type { Decorator, StoryContext } from "@storybook/react-vite";
import { type ReactNode, useLayoutEffect } from "react";
import { expect } from "storybook/test";

/** What is pressed with a pointer is pointed at, too. */
const states = { rest: "", hover: "hover", focus: "focus-visible", pressed: "hover active" };

/** The selector of the controls inside a cell, which get the state; nothing else in the cell does. */
const controls = "a, button, input, select, textarea";

/** Lets a cell hold a state that only a real pointer or key can bring about, without changing any weight. */
function widen(selector: string): string {
  return selector.replaceAll(/:(hover|focus-visible|active)(?![\w-])/g, (pseudo, state: string) => {
    const shown = state === "focus-visible" ? controls : `${controls}, label`;
    return `:is(${pseudo}, :where([data-show~="${state}"] :is(${shown})))`;
  });
}

function widenRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    // What takes the focus by script alone has no ring; in a sheet all have it.
    if (rule instanceof CSSStyleRule && !/data-show|tabindex/.test(rule.selectorText)) {
      rule.selectorText = widen(rule.selectorText);
    }
    if ("cssRules" in rule && rule.cssRules instanceof CSSRuleList) widenRules(rule.cssRules);
  }
}

const quiet = { fontSize: "0.875rem", color: "var(--color-text-quiet)" };

/** What a field can be besides. None is ever disabled: while a form is sent they are locked, and keep the focus. */
export const fieldRows = {
  usual: {},
  faulty: { error: "Bitte prüfen Sie diese Angabe." },
  locked: { readOnly: true, "aria-disabled": true },
};

/** Shows a story in every state of pointer and keyboard: as it is, or in a named row for each of these args. */
export const inEveryState =
  (rows: Readonly<Record<string, object>> = { "": {} }): Decorator =>
  (Story, { args }) => (
    <States>
      {Object.entries(rows).map(([name, row]) => (
        <div key={name}>
          <small style={{ ...quiet, display: "block", marginBlockEnd: "0.375rem" }}>{name}</small>
          <Story args={{ ...args, ...row }} />
        </div>
      ))}
    </States>
  );

function States({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    for (const sheet of document.styleSheets) widenRules(sheet.cssRules);
  }, []);
  return (
    <dl
      style={{
        display: "grid",
        gap: "1.5rem",
        gridTemplateColumns: "repeat(auto-fit, minmax(min(12rem, 100%), 1fr))",
        alignItems: "start",
      }}
    >
      {Object.entries(states).map(([state, shown]) => (
        <div key={state} style={{ display: "grid", gap: "0.5rem", minInlineSize: 0 }}>
          <dt style={quiet}>{state}</dt>
          <dd data-show={shown} style={{ display: "grid", gap: "1rem", minInlineSize: 0 }}>
            {children}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A button's keys. Its picture stands where pieces are chosen: at the end it is at rest. */
export async function pressedByKeys(
  button: HTMLElement,
  onClick: unknown,
  { step, userEvent }: Pick<StoryContext, "step" | "userEvent">,
): Promise<void> {
  await step("Tab leads to it", async () => {
    await userEvent.tab();
    await expect(button).toHaveFocus();
  });
  await step("Enter and the space bar press it", async () => {
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(onClick).toHaveBeenCalledTimes(2);
  });
  await userEvent.tab();
  await expect(button).not.toHaveFocus();
}
