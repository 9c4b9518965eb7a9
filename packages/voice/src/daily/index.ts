export { CallRefused } from "../refused.ts";
export { GuardedCall } from "./guarded-call.ts";

export function specifiedWords(message: string): string {
  return message.replace(
    "is only supported as part of Daily's Prebuilt",
    "only supported as part of the prebuilt",
  );
}
