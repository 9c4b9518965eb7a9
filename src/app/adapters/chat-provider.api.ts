/** The part of the provider's script that is used here. */
export interface ProviderApi {
  load(settings: unknown): unknown;
  destroy?(): void;
  hide?(): void;
}

/** Reads the object that the provider's script put on the window. It is foreign code, so every part is checked. */
export function chatOf(left: unknown): ProviderApi | null {
  const chat = fieldOf(left, "chat");
  const load = methodOf(chat, "load");
  if (!load) return null;
  const destroy = methodOf(chat, "destroy");
  const hide = methodOf(chat, "hide");
  return {
    load,
    ...(destroy ? { destroy: () => void destroy() } : {}),
    ...(hide ? { hide: () => void hide() } : {}),
  };
}

function fieldOf(thing: unknown, name: string): unknown {
  return typeof thing === "object" && thing !== null && name in thing ? Reflect.get(thing, name) : undefined;
}

function methodOf(thing: unknown, name: string): ((...given: unknown[]) => unknown) | null {
  const method = fieldOf(thing, name);
  return typeof method === "function" ? (...given) => Reflect.apply(method, thing, given) : null;
}
