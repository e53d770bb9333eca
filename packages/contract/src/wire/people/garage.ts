import { type GarageCar, MOST_CARS } from '@shop/domain/garage'
import type { KeptGarage } from '@shop/domain/merge-garages'
import * as z from 'zod/mini'
import { asIs, type Codec, codec, listOf } from '../../codec.ts'
import type { FormField } from '../../form.ts'
import { as, record, type WireRecord } from '../../record.ts'
import { maybe } from '../plain.ts'
import { shortText } from '../text.ts'

type WholeCar = { readonly make: string; readonly model: string; readonly year: number; readonly engine: string | undefined }

const word = asIs(shortText(80))
const whole = record<WholeCar>()({
  make: as('armadora', word),
  model: as('modelo', word),
  year: as('anio', asIs(z.int().check(z.minimum(1900), z.maximum(2100)))),
  engine: as('motor', maybe(word)),
})

const garageCar: Codec<WireRecord, GarageCar> = codec<WireRecord, GarageCar>(
  whole.schema,
  (car) => whole.encode({ ...car, engine: car.engine }),
  (wire) => {
    const { engine, ...car } = whole.decode(wire)
    return { ...car, ...(engine ? { engine } : {}) }
  },
)

export const keptGarage = record<KeptGarage>()({ cars: as('autos', listOf(garageCar)), chosen: as('elegido', maybe(garageCar)) })

/** Cars as a browser has them. Nothing is the same as none. */
export const garageCarsField: FormField<readonly GarageCar[]> = {
  schema: z.optional(z.array(garageCar.schema).check(z.maxLength(MOST_CARS))),
  read: (raw) => {
    if (raw === undefined || raw === null) return { value: [] }
    const read = z.safeParse(z.array(garageCar.schema).check(z.maxLength(MOST_CARS)), raw)
    return read.success ? { value: read.data.map(garageCar.decode) } : { issues: [{ path: '', rule: 'invalid' }] }
  },
  encode: (cars) => cars.map(garageCar.encode),
}

export const garageCarField: FormField<GarageCar | undefined> = {
  schema: z.optional(garageCar.schema),
  read: (raw) => {
    if (raw === undefined || raw === null) return { value: undefined }
    const read = z.safeParse(garageCar.schema, raw)
    return read.success ? { value: garageCar.decode(read.data) } : { issues: [{ path: '', rule: 'invalid' }] }
  },
  encode: (car) => car && garageCar.encode(car),
}
