import { type Address, checkPostalCode } from '@shop/domain/address'
import { fiveDigits, type Rule } from '@shop/domain/field-rules'
import { findState } from '@shop/domain/mexican-states'
import * as z from 'zod/mini'
import { type Codec, codec } from '../codec.ts'
import { form, optionalField, textField } from '../form.ts'

const NAMES = {
  calle: 'street',
  num: 'number',
  num_int: 'interior',
  colonia: 'suburb',
  estado: 'state',
  municipio: 'municipality',
  localidad: 'locality',
  codigo_postal: 'postalCode',
  referencias: 'directions',
} as const

const aState: Rule = (text) => (findState(text) ? undefined : 'state')
const officialName = (text: string) => findState(text)?.name ?? text

/** Everything but the interior number is required, and the postal code has to lie in the state. */
export const addressForm = form(
  {
    calle: textField(),
    num: textField([], { max: 20 }),
    num_int: optionalField(textField([], { max: 20 })),
    colonia: textField(),
    estado: textField([aState], { clean: officialName }),
    municipio: textField(),
    localidad: textField(),
    codigo_postal: textField([fiveDigits]),
    referencias: textField([], { max: 500 }),
  },
  NAMES,
  ({ postalCode, state }) => {
    const rule = checkPostalCode(postalCode, state)
    return rule ? [{ path: 'codigo_postal', rule }] : []
  },
)

const schema = z.object({
  calle: z.string(),
  num: z.string(),
  num_int: z.optional(z.string()),
  colonia: z.string(),
  estado: z.string(),
  municipio: z.string(),
  localidad: z.string(),
  codigo_postal: z.string(),
  referencias: z.string(),
})

export const address: Codec<z.output<typeof schema>, Address> = codec(
  schema,
  (inside) => ({
    calle: inside.street,
    num: inside.number,
    ...(inside.interior === undefined ? {} : { num_int: inside.interior }),
    colonia: inside.suburb,
    estado: inside.state,
    municipio: inside.municipality,
    localidad: inside.locality,
    codigo_postal: inside.postalCode,
    referencias: inside.directions,
  }),
  (wire) => ({
    street: wire.calle,
    number: wire.num,
    interior: wire.num_int,
    suburb: wire.colonia,
    state: wire.estado,
    municipality: wire.municipio,
    locality: wire.localidad,
    postalCode: wire.codigo_postal,
    directions: wire.referencias,
  }),
)
