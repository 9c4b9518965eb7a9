export { talksOf } from "./talks.ts";
