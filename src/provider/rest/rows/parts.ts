import { list, one } from "../answers.ts";
import { rest } from "../operation.ts";

/** Tools of assistants. */
export const tool = {
  create: rest("POST /tool", one)<"tool.toolControllerCreate">(),
  list: rest("GET /tool", list)<"tool.toolControllerFindAll">(),
  get: rest("GET /tool/{id}", one)<"tool.toolControllerFindOne">(),
  update: rest("PATCH /tool/{id}", one)<"tool.toolControllerUpdate">(),
  remove: rest("DELETE /tool/{id}", one)<"tool.toolControllerRemove">(),
};

/** Knowledge bases. */
export const knowledgeBase = {
  create: rest("POST /knowledge-base", one)<"knowledgeBase.knowledgeBaseControllerCreate">(),
  list: rest("GET /knowledge-base", list)<"knowledgeBase.knowledgeBaseControllerFindAll">(),
  get: rest("GET /knowledge-base/{id}", one)<"knowledgeBase.knowledgeBaseControllerFindOne">(),
  update: rest("PATCH /knowledge-base/{id}", one)<"knowledgeBase.knowledgeBaseControllerUpdate">(),
  remove: rest("DELETE /knowledge-base/{id}", one)<"knowledgeBase.knowledgeBaseControllerRemove">(),
};

/** Squads of assistants. */
export const squad = {
  create: rest("POST /squad", one)<"squad.squadControllerCreate">(),
  list: rest("GET /squad", list)<"squad.squadControllerFindAll">(),
  get: rest("GET /squad/{id}", one)<"squad.squadControllerFindOne">(),
  update: rest("PATCH /squad/{id}", one)<"squad.squadControllerUpdate">(),
  remove: rest("DELETE /squad/{id}", one)<"squad.squadControllerRemove">(),
};

/** API tokens. */
export const token = {
  create: rest("POST /token", one)<"token.tokenControllerCreate">(),
  list: rest("GET /token", list)<"token.tokenControllerFindAll">(),
  get: rest("GET /token/{id}", one)<"token.tokenControllerFindOne">(),
  update: rest("PATCH /token/{id}", one)<"token.tokenControllerUpdate">(),
  remove: rest("DELETE /token/{id}", one)<"token.tokenControllerRemove">(),
};

/** Templates of tools. */
export const template = {
  create: rest("POST /template", one)<"template.templateControllerCreate">(),
  list: rest("GET /template", list)<"template.templateControllerFindAll">(),
  get: rest("GET /template/{id}", one)<"template.templateControllerFindOne">(),
  update: rest("PATCH /template/{id}", one)<"template.templateControllerUpdate">(),
  remove: rest("DELETE /template/{id}", one)<"template.templateControllerRemove">(),
  pinned: rest("GET /template/pinned", list)<"template.templateControllerFindAllPinned">(),
};
