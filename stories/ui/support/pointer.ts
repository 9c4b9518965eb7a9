/** The visitor's pointer is another one than this machine's. @returns puts it back. */
export function pointWith(pointer: "coarse" | "fine"): () => void {
  const ask = window.matchMedia;
  window.matchMedia = (query) => {
    const answer = ask.call(window, query);
    if (!query.includes("pointer:")) return answer;
    return new Proxy(answer, {
      get(list, key) {
        if (key === "matches") return query.includes(pointer);
        const value: unknown = Reflect.get(list, key, list);
        return typeof value === "function" ? value.bind(list) : value;
      },
    });
  };
  return () => {
    window.matchMedia = ask;
  };
}
