import { list, nothing, one, record, records, something } from "../answers.ts";
import { dropped, rest } from "../operation.ts";

/** Questions to the figures. */
export const analytics = {
  query: rest("POST /analytics", records)<"analytics.analyticsControllerQuery">(),
};

/** The log, under its first address. */
export const log = {
  list: dropped("GET /log", something, "2.3.10"),
  remove: dropped("DELETE /log", nothing, "2.3.10"),
};

/** The log, under its second address. */
export const logs = {
  list: dropped("GET /logs", something, "2.3.10"),
  remove: dropped("DELETE /logs", nothing, "2.3.10"),
};

/** Organisations, their users and invitations. */
export const org = {
  create: rest("POST /org", one)<"org.orgControllerCreate">(),
  list: rest("GET /org", list)<"org.orgControllerFindAll">(),
  get: rest("GET /org/{id}", one)<"org.orgControllerFindOne">(),
  update: rest("PATCH /org/{id}", one)<"org.orgControllerUpdate">(),
  remove: rest("DELETE /org/{id}", nothing)<"org.orgControllerDeleteOrg">(),
  users: rest("GET /org/{id}/user", list)<"org.orgControllerFindAllUsers">(),
  leave: rest("DELETE /org/{id}/leave", nothing)<"org.orgControllerOrgLeave">(),
  removeMember: rest("DELETE /org/{id}/member/{userId}/leave", nothing)<"org.orgControllerOrgRemoveUser">(),
  invite: rest("POST /org/{id}/invite", nothing)<"org.orgControllerUsersInvite">(),
  setRole: rest("PATCH /org/{id}/role", nothing)<"org.orgControllerUserUpdate">(),
  auth: rest("GET /org/{id}/auth", record)<"org.orgControllerOrgToken">(),
};

/** Credentials of other services. The webhook is the one row without a bearer credential. */
export const credential = {
  create: rest("POST /credential", one)<"credential.credentialControllerCreate">(),
  list: rest("GET /credential", list)<"credential.credentialControllerFindAll">(),
  get: rest("GET /credential/{id}", one)<"credential.credentialControllerFindOne">(),
  update: rest("PATCH /credential/{id}", one)<"credential.credentialControllerUpdate">(),
  remove: rest("DELETE /credential/{id}", one)<"credential.credentialControllerRemove">(),
  openSession: dropped("POST /credential/session", something, "2.5.1"),
  webhook: dropped("POST /credential/webhook", nothing, "2.5.1", false),
  trigger: dropped("POST /credential/trigger", nothing, "2.5.1"),
};
