/** The columns of a text that are not zero, with their weights. */
export interface Vector {
  columns: Int32Array;
  weights: Float32Array;
}

/** An error this small teaches nothing, and skipping it is most of the speed. */
const smallest = 0.002;

/**
 * Writes the probability of each topic into `result`.
 * @param table a row for each column, a number for each topic.
 */
export function softmax(
  table: Float32Array,
  { columns, weights }: Vector,
  result: Float32Array,
): Float32Array {
  const size = result.length;
  result.fill(0);
  for (let at = 0; at < columns.length; at += 1) {
    const row = (columns[at] ?? 0) * size;
    const weight = weights[at] ?? 0;
    for (let topic = 0; topic < size; topic += 1) {
      result[topic] = (result[topic] ?? 0) + weight * (table[row + topic] ?? 0);
    }
  }
  const highest = result.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  let sum = 0;
  for (let topic = 0; topic < size; topic += 1) {
    const power = Math.exp((result[topic] ?? 0) - highest);
    result[topic] = power;
    sum += power;
  }
  for (let topic = 0; topic < size; topic += 1) result[topic] = (result[topic] ?? 0) / sum;
  return result;
}

/** Adds `by` times the outer product of text and errors to the table. */
export function addScaled(
  table: Float32Array,
  { columns, weights }: Vector,
  errors: Float32Array,
  by: number,
): void {
  const size = errors.length;
  const telling = [...errors.keys()].filter((topic) => Math.abs(errors[topic] ?? 0) > smallest);
  for (let at = 0; at < columns.length; at += 1) {
    const row = (columns[at] ?? 0) * size;
    const step = by * (weights[at] ?? 0);
    for (const topic of telling) table[row + topic] = (table[row + topic] ?? 0) + step * (errors[topic] ?? 0);
  }
}
