import { isEmail } from "#shared/email.ts";

/** The hero's e-mail field (HERO-03, HERO-04). */
export type HeroState =
  | { status: "idle"; email: string; fault: "emailShape" | null }
  | { status: "submitting"; email: string };

export type HeroEvent =
  | { type: "edited"; email: string }
  | { type: "submitted" }
  | { type: "cancelled" }
  | { type: "arrived" };

export const idle: HeroState = { status: "idle", email: "", fault: null };

export function heroStep(state: HeroState, event: HeroEvent): HeroState {
  if (state.status === "submitting") {
    if (event.type === "cancelled") return { status: "idle", email: state.email, fault: null };
    return event.type === "arrived" ? idle : state;
  }
  switch (event.type) {
    case "edited":
      return { status: "idle", email: event.email, fault: null };
    case "submitted":
      return submitted(state);
    default:
      return state;
  }
}

/** An empty field has a disabled button beside it; Enter must not do more than that button. */
function submitted(state: HeroState & { status: "idle" }): HeroState {
  const email = state.email.trim();
  if (!email) return state;
  if (!isEmail(email)) return { ...state, fault: "emailShape" };
  return { status: "submitting", email };
}
