import { create } from "storybook/theming";

/**
 * The book in the colours of the site's light theme. In hex, since the manager computes with them;
 * `tests/unit/colour-copies.test.ts` holds them equal to the tokens.
 */
export const theme = create({
  base: "light",
  brandTitle: '<img src="icon.svg" alt="" width="28" height="28" align="middle"> Mainlicht',
  brandUrl: "?path=/docs/welcome--docs",
  brandTarget: "_self",
  appBg: "#efede5",
  appContentBg: "#f9f8f3",
  appBorderColor: "#d5d0c7",
  appBorderRadius: 8,
  barBg: "#f9f8f3",
  barTextColor: "#485461",
  barSelectedColor: "#a75000",
  barHoverColor: "#a75000",
  colorPrimary: "#a75000",
  colorSecondary: "#006b66",
  textColor: "#131f2c",
  textMutedColor: "#485461",
  inputBg: "#ffffff",
  inputBorder: "#657383",
  inputTextColor: "#131f2c",
});
