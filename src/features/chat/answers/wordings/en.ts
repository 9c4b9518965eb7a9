import { benefit } from "./en/benefit.ts";
import { claims } from "./en/claims.ts";
import { company } from "./en/company.ts";
import { contact } from "./en/contact.ts";
import { law } from "./en/law.ts";
import { offer } from "./en/offer.ts";
import { outside } from "./en/outside.ts";
import { price } from "./en/price.ts";
import { privacy } from "./en/privacy.ts";
import { site } from "./en/site.ts";
import { start } from "./en/start.ts";
import { systems } from "./en/systems.ts";
import { talk } from "./en/talk.ts";
import { technology } from "./en/technology.ts";

/** Example wordings of every topic, in English; `outside` holds questions that nobody here answers. */
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
