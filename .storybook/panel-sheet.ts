import { styled } from "storybook/theming";

/** What a panel shows, in as many columns as there is room for. */
export const Sheet = styled.div({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 26rem), 1fr))",
  gap: "1rem 2rem",
  alignItems: "start",
  padding: "1rem",
});
