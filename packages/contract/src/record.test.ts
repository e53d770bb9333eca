import { type Cents, cents } from '@shop/domain/money'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { as, record, sent } from './record.ts'
import { instant, maybe, money, text, whole } from './wire/plain.ts'

type Part = { readonly id: string; readonly price: Cents; readonly pieces: number | undefined; readonly changedAt: Date }

const part = record<Part>()(
  { id: as('_id', text), price: as('precio', money), pieces: as('piezas', maybe(whole)), changedAt: as('cambiado', instant) },
  { barato: sent(z.boolean(), ({ price }: Part) => price < 10_000) },
)
const inside: Part = { id: '7', price: cents(9_950), pieces: undefined, changedAt: new Date('2026-11-16T12:00:00Z') }

test('each field travels under its name, what is not given stays away, and what is only told is told', () => {
  expect(part.encode(inside)).toEqual({ _id: '7', precio: 99.5, cambiado: '2026-11-16T12:00:00.000Z', barato: true })
  expect(Object.keys(part.encode(inside))).not.toContain('piezas')
  expect(part.decode(part.encode(inside))).toEqual(inside)
})

test('the schema takes what travels and nothing else', () => {
  expect(part.schema.safeParse(part.encode({ ...inside, pieces: 4 })).success).toBe(true)
  expect(part.schema.safeParse({ ...part.encode(inside), precio: '99.50' }).success).toBe(false)
})

test('two fields under one name are a mistake that is found at once', () => {
  expect(() => record<{ a: string; b: string }>()({ a: as('nombre', text), b: as('nombre', text) })).toThrow('nombre')
})
