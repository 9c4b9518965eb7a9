import { list, one, record } from "../answers.ts";
import { dropped, rest } from "../operation.ts";

/** Files; both uploads are multipart. */
export const file = {
  uploadOld: rest("POST /file/upload", one, { multipart: true })<"file.fileControllerCreateDeprecated">(),
  upload: rest("POST /file", one, { multipart: true })<"file.fileControllerCreate">(),
  list: rest("GET /file", list)<"file.fileControllerFindAll">(),
  get: rest("GET /file/{id}", one)<"file.fileControllerFindOne">(),
  update: rest("PATCH /file/{id}", one)<"file.fileControllerUpdate">(),
  remove: rest("DELETE /file/{id}", one)<"file.fileControllerRemove">(),
};

/** Workflows. */
export const workflow = {
  list: rest("GET /workflow", list)<"workflow.workflowControllerFindAll">(),
  create: rest("POST /workflow", one)<"workflow.workflowControllerCreate">(),
  get: rest("GET /workflow/{id}", one)<"workflow.workflowControllerFindOne">(),
  update: rest("PATCH /workflow/{id}", one)<"workflow.workflowControllerUpdate">(),
  remove: rest("DELETE /workflow/{id}", one)<"workflow.workflowControllerDelete">(),
  generate: dropped("POST /workflow/generate", record, "2.3.9"),
};
