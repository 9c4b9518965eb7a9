// An nginx for the check of its generated configuration. Only `npm test` asks for it; the site needs none.
import { installForCheck, runnable } from "./machine.mjs";

/** Where the machine's nginx lies, if it has one: on a user's path it is rarely found. */
export const nginxPath = () => ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/bin/nginx"].find(runnable);

export function prepareWebServer() {
  if (nginxPath()) return;
  installForCheck(["nginx-light"], {
    name: "nginx",
    purpose: "the check of its configuration",
    leftOut: "that check",
  });
}
