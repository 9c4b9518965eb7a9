// An nginx for the check of its generated configuration. Only `npm test` asks for it; the site needs none.

/** @param tools what scripts/setup.mjs has for its own steps */
export function prepareWebServer({ run, runnable, say }) {
  if (["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/bin/nginx"].some(runnable)) return;
  if (process.getuid?.() !== 0 || !runnable("/usr/bin/apt-get")) {
    say("no nginx, and only root on Debian or Ubuntu can be helped: its check will be left out.");
    return;
  }
  say("installing nginx, for the check of its configuration …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", ["update", "-qq"], { env });
  const args = ["install", "-y", "-qq", "--no-install-recommends", "nginx-light"];
  if (!run("apt-get", args, { env })) say("nginx could not be installed: its check will be left out.");
}
