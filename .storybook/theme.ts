import { create } from "storybook/theming";

/** The book in the site's own colours on paper: ink, water, lamp. In hex, since the manager reckons with them. */
export const theme = create({
  base: "light",
  brandTitle: '<img src="icon.svg" alt="" width="28" height="28" align="middle"> Mainlicht',
  brandUrl: "?path=/docs/welcome--docs",
  brandTarget: "_self",
  appBg: "#f1eee6",
  appContentBg: "#fbfaf7",
  appBorderColor: "#d8d2c4",
  appBorderRadius: 8,
  barBg: "#fbfaf7",
  barTextColor: "#4a5563",
  barSelectedColor: "#96490c",
  barHoverColor: "#96490c",
  colorPrimary: "#96490c",
  colorSecondary: "#0f6a66",
  textColor: "#17202b",
  textMutedColor: "#4a5563",
  inputBg: "#ffffff",
  inputBorder: "#7b8593",
  inputTextColor: "#17202b",
});
