import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { queueEarlyInput, waitsAttribute } from "#app/hydration/early-input.ts";
import { HydrationBoundary } from "#app/hydration/HydrationBoundary.tsx";
import preview from "../../.storybook/preview.tsx";

/** A form that tells its own state in words, and a switch that counts. */
function Form() {
  const [name, setName] = useState("");
  const [consent, setConsent] = useState(false);
  const [sent, setSent] = useState(0);
  const [pressed, setPressed] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(sent + 1);
      }}
    >
      <label>
        Name
        <input value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <label>
        Consent
        <input type="checkbox" checked={consent} onChange={({ target }) => setConsent(target.checked)} />
      </label>
      <button type="button" onClick={() => setPressed(pressed + 1)}>
        Press
      </button>
      <button type="submit">Send</button>
      <output>{JSON.stringify({ name, consent, sent, pressed })}</output>
    </form>
  );
}

const untouched = { name: "", consent: false, sent: 0, pressed: 0 };

/** The same as it stands in a document, without script. */
const prerendered = `<div ${waitsAttribute}=""><form><label>Name<input value=""></label><label>Consent<input type="checkbox"></label><button type="button">Press</button><button type="submit">Send</button><output>${JSON.stringify(untouched).replaceAll('"', "&quot;")}</output></form></div>`;

/** A press before the page answers counts as soon as it does, and only once (HERO-03, FORM-02). */
const meta = preview.meta({
  title: "app/EarlyTouch",
  tags: ["!autodocs"],
  render: () => <div data-testid="document" />,
  beforeEach: () => () => {
    delete window.early;
    window.onbeforeunload = null;
  },
});

/** Typed, ticked, pressed and sent twice; then React takes over. */
export const TypedTickedPressedAndSent = meta.story({
  tags: ["also-motion"],
  play: async ({ canvas, step }) => {
    const root = canvas.getByTestId("document");
    root.innerHTML = prerendered;
    const form = within(root);
    await step("Before the page answers", async () => {
      queueEarlyInput();
      await userEvent.type(form.getByLabelText("Name"), "Katharina Brandt");
      await userEvent.click(form.getByLabelText("Consent"));
      await userEvent.click(form.getByRole("button", { name: "Press" }));
      await userEvent.click(form.getByRole("button", { name: "Send" }));
      await userEvent.click(form.getByRole("button", { name: "Send" }));
      await expect(form.getByRole("status")).toHaveTextContent(JSON.stringify(untouched));
    });
    await step("React takes over: each counts, once", async () => {
      hydrateRoot(
        root,
        <HydrationBoundary>
          <Form />
        </HydrationBoundary>,
      );
      await waitFor(() =>
        expect(form.getByRole("status")).toHaveTextContent(
          JSON.stringify({ name: "Katharina Brandt", consent: true, sent: 1, pressed: 1 }),
        ),
      );
      await expect(form.getByLabelText("Consent")).toBeChecked();
      await expect(document.documentElement).not.toHaveAttribute("data-keeps");
    });
    await step("From now on the page answers itself", async () => {
      await userEvent.click(form.getByRole("button", { name: "Press" }));
      await expect(form.getByRole("status")).toHaveTextContent('"pressed":2');
    });
  },
});
