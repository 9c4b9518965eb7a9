/**
 * What Storybook's components take from the manager's API, in place of all of it: with it a docs page would load the
 * manager's stores, and they would lead a second time. No component of a docs page has a shortcut.
 */
export const shortcutToHumanString = (keys: readonly string[]): string => keys.join(" ");
export const shortcutToAriaKeyshortcuts = (keys: readonly string[]): string => keys.join("+");
