/** The package has types, but its `exports` do not lead to them. */
declare module "@bramus/specificity" {
  interface Weight {
    a: number;
    b: number;
    c: number;
  }
  export default class Specificity {
    /** One for each selector of the list. */
    static calculate(selectors: string): Specificity[];
    isGreaterThan(other: Weight): boolean;
    selectorString(): string;
    toString(): string;
  }
}
