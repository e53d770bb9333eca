import type { Pieces } from '@shop/domain/cancellation'
import * as z from 'zod/mini'
import type { FormField } from '../form.ts'
import { words } from '../wire/words.ts'

/** What staff send with a step of an order. */
type Step = 'processing' | 'shipped' | 'delivered'
const step = words<Step>()({ processing: 'procesando', shipped: 'enviado', delivered: 'entregado' })
export const stepField: FormField<Step> = {
  schema: step.schema,
  read: (raw) => (step.schema.safeParse(raw).success ? { value: step.decode(String(raw)) } : { issues: [{ path: '', rule: 'invalid' }] }),
  encode: step.encode,
}
export const versionField: FormField<number> = {
  schema: z.int(),
  read: (raw) => (Number.isInteger(raw) ? { value: Number(raw) } : { issues: [{ path: '', rule: 'invalid' }] }),
  encode: (version) => version,
}
export const flagField: FormField<boolean> = { schema: z.boolean(), read: (raw) => ({ value: raw === true }), encode: (flag) => flag }

const MOST_LINES = 100
const pieces = z.array(z.object({ lugar: z.int().check(z.gte(0), z.lte(1_000)), cantidad: z.int().check(z.gte(1), z.lte(100_000)) }))
/** Pieces of an order, by the place of their line; no line stands twice. */
export const piecesField: FormField<readonly Pieces[]> = {
  schema: pieces,
  read: (raw) => {
    const { data } = z.safeParse(pieces.check(z.minLength(1), z.maxLength(MOST_LINES)), raw)
    const isGood = data !== undefined && new Set(data.map(({ lugar }) => lugar)).size === data.length
    return isGood
      ? { value: data.map(({ lugar, cantidad }) => ({ place: lugar, qty: cantidad })) }
      : { issues: [{ path: '', rule: 'invalid' }] }
  },
  encode: (list) => list.map(({ place, qty }) => ({ lugar: place, cantidad: qty })),
}
