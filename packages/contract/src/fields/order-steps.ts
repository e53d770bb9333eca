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
