import { benefit } from "./de/benefit.ts";
import { claims } from "./de/claims.ts";
import { company } from "./de/company.ts";
import { contact } from "./de/contact.ts";
import { law } from "./de/law.ts";
import { offer } from "./de/offer.ts";
import { outside } from "./de/outside.ts";
import { price } from "./de/price.ts";
import { privacy } from "./de/privacy.ts";
import { site } from "./de/site.ts";
import { start } from "./de/start.ts";
import { systems } from "./de/systems.ts";
import { talk } from "./de/talk.ts";
import { technology } from "./de/technology.ts";

/** Example wordings of every topic, in German; `outside` holds questions that nobody here answers. */
export const wordings = {
  ...offer,
  ...systems,
  ...benefit,
  ...claims,
  ...start,
  ...price,
  ...technology,
  ...contact,
  ...company,
  ...law,
  ...privacy,
  ...talk,
  ...site,
  ...outside,
};
