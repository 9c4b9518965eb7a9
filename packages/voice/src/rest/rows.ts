import {
  callOrBatch,
  list,
  nothing,
  one,
  page,
  record,
  records,
  something,
  text,
  webCall,
} from "./answers.ts";
import { dropped, rest } from "./operation.ts";

/** All 135 rows of the provider's REST interface, by what they are about. */
export const restRows = {
  call: {
    create: rest("POST /call", callOrBatch)<"call.callControllerCreate">(),
    list: rest("GET /call", list)<"call.callControllerFindAll">(),
    get: rest("GET /call/{id}", one)<"call.callControllerFindOne">(),
    update: rest("PATCH /call/{id}", one)<"call.callControllerUpdate">(),
    remove: rest("DELETE /call/{id}", one)<"call.callControllerDeleteCallData">(),
    createPhone: rest("POST /call/phone", callOrBatch)<"call.callControllerCreatePhoneCall">(),
    createWeb: rest("POST /call/web", webCall)<"call.callControllerCreateWebCall">(),
  },
  v2: {
    exportCalls: rest("GET /v2/call/export", text)<"v2.callControllerCallsExport">(),
    calls: rest("GET /v2/call", page)<"v2.callControllerFindAllPaginated">(),
    callMetadata: rest("GET /v2/call/metadata", page)<"v2.callControllerFindAllMetadataPaginated">(),
    assistants: rest("GET /v2/assistant", page)<"v2.assistantControllerFindAllPaginated">(),
    phoneNumbers: rest("GET /v2/phone-number", page)<"v2.phoneNumberControllerFindAllPaginated">(),
  },
  /** Text chats. A streamed answer is no JSON and is refused. */
  chat: {
    list: rest("GET /chat", page)<"chat.chatControllerListChats">(),
    create: rest("POST /chat", one)<"chat.chatControllerCreateChat">(),
    get: rest("GET /chat/{id}", one)<"chat.chatControllerGetChat">(),
    remove: rest("DELETE /chat/{id}", one)<"chat.chatControllerDeleteChat">(),
    respond: rest("POST /chat/responses", record)<"chat.chatControllerCreateOpenAiChat">(),
    createWeb: rest("POST /chat/web", one)<"chat.chatControllerCreateWebChat">(),
    respondWeb: rest("POST /chat/web/responses", record)<"chat.chatControllerCreateOpenAiWebChat">(),
  },
  campaign: {
    create: rest("POST /campaign", one)<"campaign.campaignControllerCreate">(),
    list: rest("GET /campaign", page)<"campaign.campaignControllerFindAll">(),
    paginated: dropped("GET /campaign/paginated", page, "2.3.9"),
    get: rest("GET /campaign/{id}", one)<"campaign.campaignControllerFindOne">(),
    update: rest("PATCH /campaign/{id}", one)<"campaign.campaignControllerUpdate">(),
    remove: rest("DELETE /campaign/{id}", one)<"campaign.campaignControllerRemove">(),
  },
  session: {
    create: rest("POST /session", one)<"session.sessionControllerCreate">(),
    list: rest("GET /session", page)<"session.sessionControllerFindAllPaginated">(),
    get: rest("GET /session/{id}", one)<"session.sessionControllerFindOne">(),
    update: rest("PATCH /session/{id}", one)<"session.sessionControllerUpdate">(),
    remove: rest("DELETE /session/{id}", one)<"session.sessionControllerRemove">(),
  },
  support: {
    createTicket: dropped("POST /support/ticket", record, "2.3.9"),
  },
  assistant: {
    create: rest("POST /assistant", one)<"assistant.assistantControllerCreate">(),
    list: rest("GET /assistant", list)<"assistant.assistantControllerFindAll">(),
    get: rest("GET /assistant/{id}", one)<"assistant.assistantControllerFindOne">(),
    update: rest("PATCH /assistant/{id}", one)<"assistant.assistantControllerUpdate">(),
    replace: rest("PUT /assistant/{id}", one)<"assistant.assistantControllerReplace">(),
    remove: rest("DELETE /assistant/{id}", one)<"assistant.assistantControllerRemove">(),
    versions: rest("GET /assistant/{id}/version", page)<"assistant.assistantControllerFindVersions">(),
  },
  phoneNumber: {
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
  },
  tool: {
    create: rest("POST /tool", one)<"tool.toolControllerCreate">(),
    list: rest("GET /tool", list)<"tool.toolControllerFindAll">(),
    get: rest("GET /tool/{id}", one)<"tool.toolControllerFindOne">(),
    update: rest("PATCH /tool/{id}", one)<"tool.toolControllerUpdate">(),
    remove: rest("DELETE /tool/{id}", one)<"tool.toolControllerRemove">(),
  },
  knowledgeBase: {
    create: rest("POST /knowledge-base", one)<"knowledgeBase.knowledgeBaseControllerCreate">(),
    list: rest("GET /knowledge-base", list)<"knowledgeBase.knowledgeBaseControllerFindAll">(),
    get: rest("GET /knowledge-base/{id}", one)<"knowledgeBase.knowledgeBaseControllerFindOne">(),
    update: rest("PATCH /knowledge-base/{id}", one)<"knowledgeBase.knowledgeBaseControllerUpdate">(),
    remove: rest("DELETE /knowledge-base/{id}", one)<"knowledgeBase.knowledgeBaseControllerRemove">(),
  },
  squad: {
    create: rest("POST /squad", one)<"squad.squadControllerCreate">(),
    list: rest("GET /squad", list)<"squad.squadControllerFindAll">(),
    get: rest("GET /squad/{id}", one)<"squad.squadControllerFindOne">(),
    update: rest("PATCH /squad/{id}", one)<"squad.squadControllerUpdate">(),
    remove: rest("DELETE /squad/{id}", one)<"squad.squadControllerRemove">(),
  },
  token: {
    create: rest("POST /token", one)<"token.tokenControllerCreate">(),
    list: rest("GET /token", list)<"token.tokenControllerFindAll">(),
    get: rest("GET /token/{id}", one)<"token.tokenControllerFindOne">(),
    update: rest("PATCH /token/{id}", one)<"token.tokenControllerUpdate">(),
    remove: rest("DELETE /token/{id}", one)<"token.tokenControllerRemove">(),
  },
  template: {
    create: rest("POST /template", one)<"template.templateControllerCreate">(),
    list: rest("GET /template", list)<"template.templateControllerFindAll">(),
    get: rest("GET /template/{id}", one)<"template.templateControllerFindOne">(),
    update: rest("PATCH /template/{id}", one)<"template.templateControllerUpdate">(),
    remove: rest("DELETE /template/{id}", one)<"template.templateControllerRemove">(),
    pinned: rest("GET /template/pinned", list)<"template.templateControllerFindAllPinned">(),
  },
  /** Files; both uploads are multipart. */
  file: {
    uploadOld: rest("POST /file/upload", one, { multipart: true })<"file.fileControllerCreateDeprecated">(),
    upload: rest("POST /file", one, { multipart: true })<"file.fileControllerCreate">(),
    list: rest("GET /file", list)<"file.fileControllerFindAll">(),
    get: rest("GET /file/{id}", one)<"file.fileControllerFindOne">(),
    update: rest("PATCH /file/{id}", one)<"file.fileControllerUpdate">(),
    remove: rest("DELETE /file/{id}", one)<"file.fileControllerRemove">(),
  },
  workflow: {
    list: rest("GET /workflow", list)<"workflow.workflowControllerFindAll">(),
    create: rest("POST /workflow", one)<"workflow.workflowControllerCreate">(),
    get: rest("GET /workflow/{id}", one)<"workflow.workflowControllerFindOne">(),
    update: rest("PATCH /workflow/{id}", one)<"workflow.workflowControllerUpdate">(),
    remove: rest("DELETE /workflow/{id}", one)<"workflow.workflowControllerDelete">(),
    generate: dropped("POST /workflow/generate", record, "2.3.9"),
  },
  testSuite: {
    list: rest("GET /test-suite", page)<"testSuite.testSuiteControllerFindAllPaginated">(),
    create: rest("POST /test-suite", one)<"testSuite.testSuiteControllerCreate">(),
    get: rest("GET /test-suite/{id}", one)<"testSuite.testSuiteControllerFindOne">(),
    update: rest("PATCH /test-suite/{id}", one)<"testSuite.testSuiteControllerUpdate">(),
    remove: rest("DELETE /test-suite/{id}", one)<"testSuite.testSuiteControllerRemove">(),
  },
  suiteTest: {
    list: rest("GET /test-suite/{id}/test", page)<"testSuite.testSuiteTestControllerFindAllPaginated">(),
    create: rest("POST /test-suite/{id}/test", one)<"testSuite.testSuiteTestControllerCreate">(),
    get: rest("GET /test-suite/{id}/test/{testId}", one)<"testSuite.testSuiteTestControllerFindOne">(),
    update: rest("PATCH /test-suite/{id}/test/{testId}", one)<"testSuite.testSuiteTestControllerUpdate">(),
    remove: rest("DELETE /test-suite/{id}/test/{testId}", one)<"testSuite.testSuiteTestControllerRemove">(),
  },
  suiteRun: {
    list: rest("GET /test-suite/{id}/run", page)<"testSuite.testSuiteRunControllerFindAllPaginated">(),
    create: rest("POST /test-suite/{id}/run", one)<"testSuite.testSuiteRunControllerCreate">(),
    get: rest("GET /test-suite/{id}/run/{runId}", one)<"testSuite.testSuiteRunControllerFindOne">(),
    update: rest("PATCH /test-suite/{id}/run/{runId}", one)<"testSuite.testSuiteRunControllerUpdate">(),
    remove: rest("DELETE /test-suite/{id}/run/{runId}", one)<"testSuite.testSuiteRunControllerRemove">(),
  },
  analytics: {
    query: rest("POST /analytics", records)<"analytics.analyticsControllerQuery">(),
  },
  log: {
    list: dropped("GET /log", something, "2.3.10"),
    remove: dropped("DELETE /log", nothing, "2.3.10"),
  },
  logs: {
    list: dropped("GET /logs", something, "2.3.10"),
    remove: dropped("DELETE /logs", nothing, "2.3.10"),
  },
  org: {
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
  },
  /** Credentials of other services. The webhook is the one row without a bearer credential. */
  credential: {
    create: rest("POST /credential", one)<"credential.credentialControllerCreate">(),
    list: rest("GET /credential", list)<"credential.credentialControllerFindAll">(),
    get: rest("GET /credential/{id}", one)<"credential.credentialControllerFindOne">(),
    update: rest("PATCH /credential/{id}", one)<"credential.credentialControllerUpdate">(),
    remove: rest("DELETE /credential/{id}", one)<"credential.credentialControllerRemove">(),
    openSession: dropped("POST /credential/session", something, "2.5.1"),
    webhook: dropped("POST /credential/webhook", nothing, "2.5.1", false),
    trigger: dropped("POST /credential/trigger", nothing, "2.5.1"),
  },
  voiceLibrary: {
    list: rest(
      "GET /voice-library/{provider}",
      list,
    )<"voiceLibrary.voiceLibraryControllerVoiceGetByProvider">(),
    accents: rest(
      "GET /voice-library/{provider}/accents",
      records,
    )<"voiceLibrary.voiceLibraryControllerVoiceGetAccentsByProvider">(),
    sync: rest(
      "POST /voice-library/sync/{provider}",
      list,
    )<"voiceLibrary.voiceLibraryControllerVoiceLibrarySyncByProvider">(),
    syncAll: rest(
      "POST /voice-library/sync",
      list,
    )<"voiceLibrary.voiceLibraryControllerVoiceLibrarySyncDefaultVoices">(),
    createSesame: rest("POST /voice-library/create-sesame-voice", nothing, {
      multipart: true,
    })<"voiceLibrary.voiceLibraryControllerVoiceLibraryCreateSesameVoice">(),
  },
  /** The rows for data of other providers: workflows, locations, voices. */
  resource: {
    workflows: rest("GET /{provider}/workflows", something)<"provider.providerControllerGetWorkflows">(),
    workflowHooks: rest(
      "GET /{provider}/workflows/{workflowId}/hooks",
      something,
    )<"provider.providerControllerGetWorkflowTriggerHook">(),
    locations: rest("GET /{provider}/locations", something)<"provider.providerControllerGetLocations">(),
    searchVoices: rest(
      "GET /{provider}/voices/search",
      records,
    )<"provider.voiceProviderControllerSearchVoices">(),
    searchVoice: rest(
      "GET /{provider}/voice/search",
      records,
    )<"provider.voiceProviderControllerSearchVoice">(),
    addVoices: rest("POST /{provider}/voices/add", one)<"provider.voiceProviderControllerAddVoices">(),
    addVoice: rest("POST /{provider}/voice/add", one)<"provider.voiceProviderControllerAddVoice">(),
    cloneVoice: rest("POST /11labs/voice/clone", nothing, {
      multipart: true,
    })<"v11Labs.voiceProviderControllerCloneVoices">(),
  },
};
