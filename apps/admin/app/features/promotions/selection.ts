/** Which parts are meant: what all that is said has in common. */
export type Selection = {
  readonly numbers: readonly string[] | undefined
  readonly brand: string | undefined
  readonly category: string | undefined
  readonly partType: string | undefined
}

export function byNumbers(numbers: readonly string[]): Selection {
  return {
    numbers,
    brand: undefined,
    category: undefined,
    partType: undefined,
  }
}
