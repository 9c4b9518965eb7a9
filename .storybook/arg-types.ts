import type { ArgTypesEnhancer } from "storybook/internal/types";

const isShape = (value: unknown) => String(value).includes("{");
const isAnswer = (value: unknown) =>
  value === true || value === false || value === "true" || value === "false";

/** A type that the compiler spells out is for reading: a state is edited as an object, and yes or no by a switch. */
export const readableTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type } = argType;
      if (type?.name !== "enum") return [name, argType];
      if (type.value.some(isShape)) return [name, { ...argType, control: { type: "object" } }];
      return [name, type.value.every(isAnswer) ? { ...argType, control: { type: "boolean" } } : argType];
    }),
  );
