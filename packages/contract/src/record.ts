import * as z from 'zod/mini'
import type { Codec } from './codec.ts'

/** An object as it travels: the spec's Spanish names, with what is not given left out. */
export type WireRecord = { readonly [name: string]: unknown }

// biome-ignore lint/suspicious/noExplicitAny: what travels is the codec's own business
type AnyWire = any
type Named<Value> = { readonly wire: string; readonly codec: Codec<AnyWire, Value> }
type Field<Value> = Codec<AnyWire, Value> | Named<Value>
export type FieldsOf<Inside> = { readonly [Key in keyof Required<Inside>]: Field<Inside[Key]> }
type Sent<Inside> = { readonly schema: z.ZodMiniType; readonly from: (inside: Inside) => unknown }

/** A field whose name on the wire is another than the code's. */
export function as<Value>(wire: string, codec: Codec<AnyWire, Value>): Named<Value> {
  return { wire, codec }
}

/** What a caller is told beside the fields, or in place of one, and the code never reads back. */
export function sent<Inside>(schema: z.ZodMiniType, from: (inside: Inside) => unknown): Sent<Inside> {
  return { schema, from }
}

/**
 * A thing with its fields, each written once: the code's name, the wire's name where it differs, and how its value travels.
 * Schema, encoder and decoder are made from that. The compiler asks for every field of the thing and for no other.
 */
export function record<Inside extends object>() {
  return (fields: FieldsOf<Inside>, also: { readonly [wire: string]: Sent<Inside> } = {}): Codec<WireRecord, Inside> => {
    const all = Object.entries<Field<unknown>>(fields as never).map(([key, field]) =>
      'codec' in field ? { key: key as keyof Inside, ...field } : { key: key as keyof Inside, wire: key, codec: field },
    )
    const extra = Object.entries(also)
    const twice = all.find(({ wire }, i) => all.findIndex((one) => one.wire === wire) !== i)
    if (twice) throw new Error(`Two fields travel as ${twice.wire}`)
    const shape = [...all.map(({ wire, codec }) => [wire, codec.schema]), ...extra.map(([wire, { schema }]) => [wire, schema])]
    return {
      schema: z.object(Object.fromEntries(shape)),
      encode: (inside) => {
        const travels: Record<string, unknown> = {}
        for (const { key, wire, codec } of all) put(travels, wire, codec.encode(inside[key]))
        for (const [wire, { from }] of extra) put(travels, wire, from(inside))
        return travels
      },
      decode: (travelled) => {
        const inside: Partial<Record<keyof Inside, unknown>> = {}
        for (const { key, wire, codec } of all) inside[key] = codec.decode(travelled[wire])
        return inside as Inside
      },
    }
  }
}

/** What is not given is left out. */
function put(travels: Record<string, unknown>, wire: string, value: unknown): void {
  if (value !== undefined) travels[wire] = value
}
