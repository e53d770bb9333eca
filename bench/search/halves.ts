import { createHash } from 'node:crypto'

export type Half = 'work' | 'measured'

/** By the sentence alone: it stays in its half whatever is added. What fails is shown of the work half only, so that nobody tunes to the other. */
export function halfOf(query: string): Half {
  return (createHash('sha256').update(query).digest()[0] ?? 0) % 2 === 0 ? 'work' : 'measured'
}
