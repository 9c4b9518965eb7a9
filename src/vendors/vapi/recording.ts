import { CallRefused } from "../refused.ts";
import type { CallRequest } from "./client.ts";

/** The provider records each call unless this is sent. */
const off = { recordingEnabled: false, videoRecordingEnabled: false };

function without<Plan extends { artifactPlan?: object }>(given: Plan | undefined): Plan {
  return { ...given, artifactPlan: { ...given?.artifactPlan, ...off } } as Plan;
}

/**
 * The same request with recording switched off.
 * @throws CallRefused for a workflow by id: the provider takes no such setting with it.
 */
export function withoutRecording(request: CallRequest): CallRequest {
  if (request.workflowId) {
    throw new CallRefused("For a workflow by id, the provider takes no setting that switches recording off.");
  }
  if (request.workflow) return { ...request, workflow: without(request.workflow) };
  if (request.squad || request.squadId) {
    return { ...request, squadOverrides: without(request.squadOverrides) };
  }
  return { ...request, assistantOverrides: without(request.assistantOverrides) };
}
