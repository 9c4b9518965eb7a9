import { useState } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Alive } from "#app/documents/Alive.tsx";
import preview from "../../.storybook/preview.tsx";

/** A form that tells its own state in words. */
function Form() {
  const [name, setName] = useState("");
  const [consent, setConsent] = useState(false);
  const [sent, setSent] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
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
      <output>{JSON.stringify({ name, consent, sent })}</output>
    </form>
  );
}

/** The same form as it stands in a document, without script. */
const prerendered = `<form><label>Name<input value=""></label><label>Consent<input type="checkbox"></label><output>${JSON.stringify({ name: "", consent: false, sent: false }).replaceAll('"', "&quot;")}</output></form>`;

const onStirred = fn();

/** What a visitor does before the page is alive counts once it is (HERO-03, FORM-02). */
const meta = preview.meta({
  title: "app/EarlyTouch",
  tags: ["!autodocs"],
  render: () => <div data-testid="document" />,
});

/** Typed, ticked and sent; then React takes over in one go, as it does when a press forces it to. */
export const TypedTickedAndSent = meta.story({
  play: async ({ canvas, step }) => {
    onStirred.mockClear();
    const root = canvas.getByTestId("document");
    root.innerHTML = prerendered;
    const form = within(root);
    await step("before the page is alive", async () => {
      await userEvent.type(form.getByLabelText("Name"), "Katharina Brandt");
      await userEvent.click(form.getByLabelText("Consent"));
    });
    await step("the page comes alive", async () => {
      const sent = root.querySelector("form");
      const acts = sent ? [sent] : [];
      flushSync(() =>
        hydrateRoot(
          root,
          <Alive
            root={() => root}
            early={{ acts, stirred: true, stop: () => undefined }}
            onStirred={onStirred}
          >
            <Form />
          </Alive>,
        ),
      );
    });
    await waitFor(() =>
      expect(form.getByRole("status")).toHaveTextContent(
        JSON.stringify({ name: "Katharina Brandt", consent: true, sent: true }),
      ),
    );
    await expect(form.getByLabelText("Consent")).toBeChecked();
    await expect(onStirred).toHaveBeenCalledOnce();
  },
});
