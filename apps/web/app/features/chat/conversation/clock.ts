/** Time, and what is to be done later unless it is called off. */
export type Clock = {
  readonly now: () => number
  readonly after: (ms: number, act: () => void) => () => void
}
