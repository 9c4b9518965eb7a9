/** Section 7 of the specification, row by row, under the requirement that each belongs to. */
export const operations = {
  "API-01": [
    "POST /call",
    "GET /call",
    "GET /call/{id}",
    "PATCH /call/{id}",
    "DELETE /call/{id}",
    "POST /call/phone",
    "POST /call/web",
    "GET /v2/call/export",
    "GET /v2/call",
    "GET /v2/call/metadata",
    "GET /v2/assistant",
    "GET /v2/phone-number",
  ],
  "API-02": [
    "GET /chat",
    "POST /chat",
    "GET /chat/{id}",
    "DELETE /chat/{id}",
    "POST /chat/responses",
    "POST /chat/web",
    "POST /chat/web/responses",
  ],
  "API-03": ["POST /campaign", "GET /campaign", "GET /campaign/paginated", ...byId("campaign")],
  "API-04": ["POST /session", "GET /session", ...byId("session")],
  "API-05": ["POST /support/ticket"],
  "API-06": [
    "POST /assistant",
    "GET /assistant",
    ...byId("assistant"),
    "PUT /assistant/{id}",
    "GET /assistant/{id}/version",
  ],
  "API-07": [
    "POST /phone-number/import/twilio",
    "POST /phone-number/import/vonage",
    "POST /phone-number",
    "GET /phone-number",
    ...byId("phone-number"),
  ],
  "API-08": [
    ...["tool", "knowledge-base", "squad", "token", "template"].flatMap((path) => [
      `POST /${path}`,
      `GET /${path}`,
      ...byId(path),
    ]),
    "GET /template/pinned",
  ],
  "API-09": ["POST /file/upload", "POST /file", "GET /file", ...byId("file")],
  "API-10": ["GET /workflow", "POST /workflow", ...byId("workflow"), "POST /workflow/generate"],
  "API-11": [
    "GET /test-suite",
    "POST /test-suite",
    ...byId("test-suite"),
    ...["test", "run"].flatMap((part) => [
      `GET /test-suite/{id}/${part}`,
      `POST /test-suite/{id}/${part}`,
      ...byId(`test-suite/{id}/${part}`, `${part}Id`),
    ]),
  ],
  "API-12": ["POST /analytics"],
  "API-13": ["GET /log", "DELETE /log", "GET /logs", "DELETE /logs"],
  "API-14": [
    "POST /org",
    "GET /org",
    ...byId("org"),
    "GET /org/{id}/user",
    "DELETE /org/{id}/leave",
    "DELETE /org/{id}/member/{userId}/leave",
    "POST /org/{id}/invite",
    "PATCH /org/{id}/role",
    "GET /org/{id}/auth",
  ],
  "API-15": [
    "POST /credential",
    "GET /credential",
    ...byId("credential"),
    "POST /credential/session",
    "POST /credential/webhook",
    "POST /credential/trigger",
  ],
  "API-16": [
    "GET /voice-library/{provider}",
    "GET /voice-library/{provider}/accents",
    "POST /voice-library/sync/{provider}",
    "POST /voice-library/sync",
    "POST /voice-library/create-sesame-voice",
  ],
  "API-17": [
    "GET /{provider}/workflows",
    "GET /{provider}/workflows/{workflowId}/hooks",
    "GET /{provider}/locations",
    "GET /{provider}/voices/search",
    "GET /{provider}/voice/search",
    "POST /{provider}/voices/add",
    "POST /{provider}/voice/add",
    "POST /11labs/voice/clone",
  ],
};

/** Get, update and delete of one thing. */
function byId(path: string, name = "id"): string[] {
  return ["GET", "PATCH", "DELETE"].map((method) => `${method} /${path}/{${name}}`);
}

/** Rows that the installed package has no method for, and the version that was the first without. */
export const goneSince: Readonly<Record<string, string>> = {
  "GET /campaign/paginated": "2.3.9",
  "POST /support/ticket": "2.3.9",
  "POST /workflow/generate": "2.3.9",
  "GET /log": "2.3.10",
  "DELETE /log": "2.3.10",
  "GET /logs": "2.3.10",
  "DELETE /logs": "2.3.10",
  "POST /credential/session": "2.5.1",
  "POST /credential/webhook": "2.5.1",
  "POST /credential/trigger": "2.5.1",
};

/** Rows whose bodies are forms. */
export const multipart = ["POST /file/upload", "POST /file", "POST /11labs/voice/clone"];

/** The one call that carries no credential. */
export const unsecured = "POST /credential/webhook";
