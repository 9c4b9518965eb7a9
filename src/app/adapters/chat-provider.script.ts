import type { ChatProviderDeps } from "./chat-provider.ts";

export const addScript: ChatProviderDeps["addScript"] = (url) => {
  const script = document.createElement("script");
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error(`${script.src} did not load`)));
  });
  script.src = url;
  script.async = true;
  document.head.append(script);
  return { loaded, remove: () => script.remove() };
};
