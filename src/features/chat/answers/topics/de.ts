import type { Facts } from "../topic.ts";
import { asked } from "./de/asked.ts";
import { benefit } from "./de/benefit.ts";
import { claims } from "./de/claims.ts";
import { company, office } from "./de/company.ts";
import { contact, persons } from "./de/contact.ts";
import { law } from "./de/law.ts";
import { offer } from "./de/offer.ts";
import { price } from "./de/price.ts";
import { data, privacy, visit } from "./de/privacy.ts";
import { site } from "./de/site.ts";
import { start } from "./de/start.ts";
import { systems } from "./de/systems.ts";
import { talk } from "./de/talk.ts";
import { technology } from "./de/technology.ts";

/** Everything that the built-in assistant can answer, in German. */
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
