import { list, nothing, one, records, something } from "../answers.ts";
import { rest } from "../operation.ts";

/** The voice library. */
export const voiceLibrary = {
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
};

/** The rows for data of other providers: workflows, locations, voices. */
export const resource = {
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
  searchVoice: rest("GET /{provider}/voice/search", records)<"provider.voiceProviderControllerSearchVoice">(),
  addVoices: rest("POST /{provider}/voices/add", one)<"provider.voiceProviderControllerAddVoices">(),
  addVoice: rest("POST /{provider}/voice/add", one)<"provider.voiceProviderControllerAddVoice">(),
  cloneVoice: rest("POST /11labs/voice/clone", nothing, {
    multipart: true,
  })<"v11Labs.voiceProviderControllerCloneVoices">(),
};
