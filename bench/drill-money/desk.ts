import type { Answered } from '@shop/api/testing/test-shop'
import type { Field } from './field.ts'

const BOTH = [0, 1] as const

/** The order as staff see it. */
// biome-ignore lint/suspicious/noExplicitAny: a drill looks at whatever came over the wire
export const seen = async (field: Field, folio: string): Promise<any> => (await field.asStaff('GET', `/ordenes/${folio}`)).body.data

/** Both clerks do the same at the same moment, each at a host of their own. */
export const atBoth = (field: Field, path: string, body: object): Promise<readonly Answered[]> =>
  Promise.all(BOTH.map((at) => field.asStaff('POST', path, body, at)))

/** Both clerks want to take the order this step further. Answers what each was told, without a double. */
export const stepAtBoth = async (field: Field, folio: string, status: 'procesando' | 'enviado'): Promise<readonly string[]> => {
  const { version } = await seen(field, folio)
  return told(await atBoth(field, `/ordenes/${folio}/estado`, { status, version, paqueteria: 'Estafeta', guia: '301' }))
}

/** Once each, in the order of the alphabet. */
export const told = (answers: readonly Answered[]): readonly string[] => [...new Set(answers.map(saidBy))].toSorted()

const saidBy = ({ status, body }: Answered): string => (body.success ? String(status) : `${status} ${body.code}`)

/** What a transfer is found under in the bank: never twice the same. */
export const newTrackingKey = (): string => `DRILL${++keys}`
let keys = 0
