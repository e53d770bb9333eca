import type { Answer } from './answer.ts'
import type { NumberLabel } from './number-labels.ts'

export function problemWithNumber({ id, place, note }: NumberLabel, { docs, numeros_parecidos: near = [] }: Answer): string | undefined {
  const isIn = (list: readonly { readonly _id: string | number }[]) => list.some(({ _id }) => String(_id) === id)
  if (place === 'first') return String(docs[0]?._id) === id ? undefined : `first is ${docs[0]?.codigo ?? 'nothing'}`
  if (place === 'anywhere') return isIn(docs) || isIn(near) ? undefined : 'neither found nor suggested'
  if (isIn(docs)) return `shown as if it had been asked for (${note})`
  return isIn(near) ? undefined : `not suggested (${note})`
}
