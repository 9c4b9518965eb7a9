import type { Vector } from "./columns.ts";

/** Writes the probability of each topic into `result`; `table` has a row for each column. */
export function softmax(table: Float32Array, { columns, weights }: Vector, result: Float32Array): void {
  const size = result.length;
  result.fill(0);
  for (let at = 0; at < columns.length; at += 1) {
    const row = (columns[at] ?? 0) * size;
    const weight = weights[at] ?? 0;
    for (let topic = 0; topic < size; topic += 1)
      result[topic] = (result[topic] ?? 0) + weight * (table[row + topic] ?? 0);
  }
  let highest = Number.NEGATIVE_INFINITY;
  for (let topic = 0; topic < size; topic += 1) highest = Math.max(highest, result[topic] ?? 0);
  let sum = 0;
  for (let topic = 0; topic < size; topic += 1) {
    const power = Math.exp((result[topic] ?? 0) - highest);
    result[topic] = power;
    sum += power;
  }
  for (let topic = 0; topic < size; topic += 1) result[topic] = (result[topic] ?? 0) / sum;
}
