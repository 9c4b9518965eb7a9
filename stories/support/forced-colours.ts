const asked = "(forced-colors: active)";
const answered = new Set<CSSMediaRule>();

function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const inside =
      "cssRules" in rule && rule.cssRules instanceof CSSRuleList ? mediaRules(rule.cssRules) : [];
    return rule instanceof CSSMediaRule ? [rule, ...inside] : inside;
  });
}

/**
 * As near to a system's forced colours as a page can come: the pieces' own rules for it apply, and preview.css
 * paints the rest. The system's real palette is in the visual tests, where the browser itself forces it.
 */
export function answerForcedColours(forced: boolean): void {
  if (!forced) {
    for (const rule of answered) rule.media.mediaText = asked;
    answered.clear();
    return;
  }
  for (const sheet of document.styleSheets) {
    for (const rule of mediaRules(sheet.cssRules)) {
      if (rule.media.mediaText !== asked) continue;
      rule.media.mediaText = "all";
      answered.add(rule);
    }
  }
}
