import type { Page } from '@shop/domain/listing'
import { pageCount } from '@shop/domain/listing'
import * as z from 'zod/mini'

/** A value as it travels (the spec's Spanish names) and as the code knows it. The schema says what travels. */
export type Codec<Wire, Inside> = {
  readonly schema: z.ZodMiniType<Wire>
  readonly encode: (inside: Inside) => Wire
  readonly decode: (wire: Wire) => Inside
}

export type Inside<C> = C extends Codec<never, infer I> ? I : never

export function codec<Wire, Inside>(
  schema: z.ZodMiniType<Wire>,
  encode: (inside: Inside) => Wire,
  decode: (wire: Wire) => Inside,
): Codec<Wire, Inside> {
  return { schema, encode, decode }
}

/** For what has the same shape inside and outside. */
export function asIs<Value>(schema: z.ZodMiniType<Value>): Codec<Value, Value> {
  return codec(schema, same, same)
}

export function listOf<Wire, Inside>(item: Codec<Wire, Inside>): Codec<Wire[], readonly Inside[]> {
  return codec(
    z.array(item.schema),
    (inside) => inside.map(item.encode),
    (wire) => wire.map(item.decode),
  )
}

export type WirePage<Wire> = { docs: Wire[]; total: number; page: number; limit: number; pages: number }

export function pageOf<Wire, Inside>(item: Codec<Wire, Inside>): Codec<WirePage<Wire>, Page<Inside>> {
  return codec<WirePage<Wire>, Page<Inside>>(
    z.object({ docs: z.array(item.schema), total: z.int(), page: z.int(), limit: z.int(), pages: z.int() }) as unknown as z.ZodMiniType<
      WirePage<Wire>
    >,
    ({ items, total, page, limit }) => ({ docs: items.map(item.encode), total, page, limit, pages: pageCount({ total, limit }) }),
    ({ docs, total, page, limit }) => ({ items: docs.map(item.decode), total, page, limit }),
  )
}

function same<Value>(value: Value) {
  return value
}
