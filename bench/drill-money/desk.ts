import type { Answered } from '@shop/api/testing/test-shop'
import type { Field } from './field.ts'

const BOTH = [0, 1] as const

/** The order as staff see it. */
// biome-ignore lint/suspicious/noExplicitAny: a drill looks at whatever came over the wire
export async function seen(field: Field, folio: string): Promise<any> {
  return (await field.asStaff('GET', `/ordenes/${folio}`)).body.data
}

/** Both clerks do the same at the same moment, each at a host of their own. */
export function atBoth(field: Field, path: string, body: object): Promise<readonly Answered[]> {
  return Promise.all(BOTH.map((at) => field.asStaff('POST', path, body, at)))
}

/** Both clerks want to take the order this step further. Answers what each was told, without a double. */
export async function stepAtBoth(field: Field, folio: string, status: 'procesando' | 'enviado'): Promise<readonly string[]> {
  const { version } = await seen(field, folio)
  return told(await atBoth(field, `/ordenes/${folio}/estado`, { status, version, paqueteria: 'Estafeta', guia: '301' }))
}

/** Once each, in the order of the alphabet. */
export function told(answers: readonly Answered[]): readonly string[] {
  return [...new Set(answers.map(saidBy))].toSorted()
}

function saidBy({ status, body }: Answered): string {
  return body.success ? String(status) : `${status} ${body.code}`
}

/** What a transfer is found under in the bank: never twice the same. */
export function newTrackingKey(): string {
  return `DRILL${++keys}`
}
let keys = 0
