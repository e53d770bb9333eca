/** Lowest, median and highest: `0.4 / 0.5 / 1.2`. */
export function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  const picked = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  return picked.map((value = Number.NaN) => value.toFixed(1)).join(' / ')
}
