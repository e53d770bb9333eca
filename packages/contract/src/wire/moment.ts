import * as z from 'zod/mini'
import { type Codec, codec } from '../codec.ts'

/** A point in time: ISO 8601 on the wire. */
export const moment: Codec<string, Date> = codec(
  z.string(),
  (inside) => inside.toISOString(),
  (wire) => new Date(wire),
)

/** A field that is left out where there is nothing to say. */
export const given = <Name extends string, Value>(name: Name, value: Value | undefined): { [Key in Name]?: Value } =>
  (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value }
