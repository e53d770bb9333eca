/** What was asked during a load: how long each kind took, and what went wrong. */
export type Trade = {
  readonly isOver: () => boolean
  /** Does one thing of a kind and notes how long it took; what it throws is an error of that kind. */
  readonly note: <Result>(kind: string, work: () => Promise<Result>) => Promise<Result | undefined>
  readonly kinds: ReadonlyMap<string, readonly { readonly ms: number }[]>
  readonly errors: readonly string[]
}

export function openTrade(isOver: () => boolean): Trade {
  const kinds = new Map<string, { ms: number }[]>()
  const errors: string[] = []
  return {
    isOver,
    kinds,
    errors,
    note: async (kind, work) => {
      const begun = performance.now()
      try {
        const result = await work()
        const times = kinds.get(kind) ?? []
        times.push({ ms: performance.now() - begun })
        kinds.set(kind, times)
        return result
      } catch (error) {
        errors.push(`${kind}: ${(error as Error).message.slice(0, 200)}`)
        return undefined
      }
    },
  }
}
