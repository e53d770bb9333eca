import type { DeliveryDays } from '@shop/domain/delivery-promise'
import { type Cents, centsFromPesos, pesosFromCents } from '@shop/domain/money'
import * as z from 'zod/mini'
import { asIs, type Codec, codec, listOf } from '../codec.ts'
import { as, record, type WireRecord } from '../record.ts'

export const text: Codec<string, string> = asIs(z.string())
export const texts: Codec<string[], readonly string[]> = listOf(text)
export const whole: Codec<number, number> = asIs(z.int())
export const decimal: Codec<number, number> = asIs(z.number())
export const yesNo: Codec<boolean, boolean> = asIs(z.boolean())

/** Cents inside, pesos on the wire. */
export const money: Codec<number, Cents> = codec<number, Cents>(z.number(), pesosFromCents, centsFromPesos)

export const instant: Codec<string, Date> = codec<string, Date>(
  z.string(),
  (time) => time.toISOString(),
  (text) => new Date(text),
)

/** Left out where there is nothing to say. */
export function maybe<Wire, Inside>({ schema, encode, decode }: Codec<Wire, Inside>): Codec<Wire | undefined, Inside | undefined> {
  return codec<Wire | undefined, Inside | undefined>(
    z.optional(schema) as z.ZodMiniType<Wire | undefined>,
    (inside) => (inside === undefined ? undefined : encode(inside)),
    (wire) => (wire === undefined ? undefined : decode(wire)),
  )
}

/** `null` where there is nothing: the specification says so of some fields. */
export function orNull<Wire, Inside>({ schema, encode, decode }: Codec<Wire, Inside>): Codec<Wire | null, Inside | undefined> {
  return codec<Wire | null, Inside | undefined>(
    z.nullable(schema) as z.ZodMiniType<Wire | null>,
    (inside) => (inside === undefined ? null : encode(inside)),
    (wire) => (wire === null ? undefined : decode(wire)),
  )
}

/** The first and the last calendar day on which a parcel may come. */
export const deliveryDays: Codec<WireRecord, DeliveryDays> = record<DeliveryDays>()({ from: as('desde', text), to: as('hasta', text) })
