import type { Facts } from "../topic.ts";
import { asked } from "./en/asked.ts";
import { benefit } from "./en/benefit.ts";
import { claims } from "./en/claims.ts";
import { company, office } from "./en/company.ts";
import { contact, persons } from "./en/contact.ts";
import { law } from "./en/law.ts";
import { offer } from "./en/offer.ts";
import { price } from "./en/price.ts";
import { data, privacy, visit } from "./en/privacy.ts";
import { site } from "./en/site.ts";
import { start } from "./en/start.ts";
import { systems } from "./en/systems.ts";
import { talk } from "./en/talk.ts";
import { technology } from "./en/technology.ts";

/** Everything that the built-in assistant can answer, in English. */
export const topics = (facts: Facts) => ({
  ...asked(facts),
  ...offer(facts),
  ...systems(facts),
  ...benefit(facts),
  ...claims(facts),
  ...start(facts),
  ...price(facts),
  ...technology(facts),
  ...contact(facts),
  ...persons(facts),
  ...company(facts),
  ...office(facts),
  ...law(facts),
  ...privacy(facts),
  ...visit(facts),
  ...data(facts),
  ...talk(facts),
  ...site(facts),
});
