import { list, one, page } from "../answers.ts";
import { rest } from "../operation.ts";

/** Assistants. */
export const assistant = {
  create: rest("POST /assistant", one)<"assistant.assistantControllerCreate">(),
  list: rest("GET /assistant", list)<"assistant.assistantControllerFindAll">(),
  get: rest("GET /assistant/{id}", one)<"assistant.assistantControllerFindOne">(),
  update: rest("PATCH /assistant/{id}", one)<"assistant.assistantControllerUpdate">(),
  replace: rest("PUT /assistant/{id}", one)<"assistant.assistantControllerReplace">(),
  remove: rest("DELETE /assistant/{id}", one)<"assistant.assistantControllerRemove">(),
  versions: rest("GET /assistant/{id}/version", page)<"assistant.assistantControllerFindVersions">(),
};

/** Phone numbers and their import from two telephony providers. */
export const phoneNumber = {
  importTwilio: rest(
    "POST /phone-number/import/twilio",
    one,
  )<"phoneNumber.phoneNumberControllerImportTwilio">(),
  importVonage: rest(
    "POST /phone-number/import/vonage",
    one,
  )<"phoneNumber.phoneNumberControllerImportVonage">(),
  create: rest("POST /phone-number", one)<"phoneNumber.phoneNumberControllerCreate">(),
  list: rest("GET /phone-number", list)<"phoneNumber.phoneNumberControllerFindAll">(),
  get: rest("GET /phone-number/{id}", one)<"phoneNumber.phoneNumberControllerFindOne">(),
  update: rest("PATCH /phone-number/{id}", one)<"phoneNumber.phoneNumberControllerUpdate">(),
  remove: rest("DELETE /phone-number/{id}", one)<"phoneNumber.phoneNumberControllerRemove">(),
};
