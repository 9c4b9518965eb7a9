import { one, page, record } from "../answers.ts";
import { dropped, rest } from "../operation.ts";

/** Text chats. A streamed answer is no JSON and is refused. */
export const chat = {
  list: rest("GET /chat", page)<"chat.chatControllerListChats">(),
  create: rest("POST /chat", one)<"chat.chatControllerCreateChat">(),
  get: rest("GET /chat/{id}", one)<"chat.chatControllerGetChat">(),
  remove: rest("DELETE /chat/{id}", one)<"chat.chatControllerDeleteChat">(),
  respond: rest("POST /chat/responses", record)<"chat.chatControllerCreateOpenAiChat">(),
  createWeb: rest("POST /chat/web", one)<"chat.chatControllerCreateWebChat">(),
  respondWeb: rest("POST /chat/web/responses", record)<"chat.chatControllerCreateOpenAiWebChat">(),
};

/** Campaigns of outbound calls. */
export const campaign = {
  create: rest("POST /campaign", one)<"campaign.campaignControllerCreate">(),
  list: rest("GET /campaign", page)<"campaign.campaignControllerFindAll">(),
  paginated: dropped("GET /campaign/paginated", page, "2.3.9"),
  get: rest("GET /campaign/{id}", one)<"campaign.campaignControllerFindOne">(),
  update: rest("PATCH /campaign/{id}", one)<"campaign.campaignControllerUpdate">(),
  remove: rest("DELETE /campaign/{id}", one)<"campaign.campaignControllerRemove">(),
};

/** Sessions, which tie chats together. */
export const session = {
  create: rest("POST /session", one)<"session.sessionControllerCreate">(),
  list: rest("GET /session", page)<"session.sessionControllerFindAllPaginated">(),
  get: rest("GET /session/{id}", one)<"session.sessionControllerFindOne">(),
  update: rest("PATCH /session/{id}", one)<"session.sessionControllerUpdate">(),
  remove: rest("DELETE /session/{id}", one)<"session.sessionControllerRemove">(),
};

/** Tickets to the provider’s support. */
export const support = {
  createTicket: dropped("POST /support/ticket", record, "2.3.9"),
};
