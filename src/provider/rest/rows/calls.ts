import { callOrBatch, list, one, page, text, webCall } from "../answers.ts";
import { rest } from "../operation.ts";

/** Calls. */
export const call = {
  create: rest("POST /call", callOrBatch)<"call.callControllerCreate">(),
  list: rest("GET /call", list)<"call.callControllerFindAll">(),
  get: rest("GET /call/{id}", one)<"call.callControllerFindOne">(),
  update: rest("PATCH /call/{id}", one)<"call.callControllerUpdate">(),
  remove: rest("DELETE /call/{id}", one)<"call.callControllerDeleteCallData">(),
  createPhone: rest("POST /call/phone", callOrBatch)<"call.callControllerCreatePhoneCall">(),
  createWeb: rest("POST /call/web", webCall)<"call.callControllerCreateWebCall">(),
};

/** Lists and the export of version 2. */
export const v2 = {
  exportCalls: rest("GET /v2/call/export", text)<"v2.callControllerCallsExport">(),
  calls: rest("GET /v2/call", page)<"v2.callControllerFindAllPaginated">(),
  callMetadata: rest("GET /v2/call/metadata", page)<"v2.callControllerFindAllMetadataPaginated">(),
  assistants: rest("GET /v2/assistant", page)<"v2.assistantControllerFindAllPaginated">(),
  phoneNumbers: rest("GET /v2/phone-number", page)<"v2.phoneNumberControllerFindAllPaginated">(),
};
