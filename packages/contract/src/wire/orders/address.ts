import { type Address, checkPostalCode } from '@shop/domain/address'
import { fiveDigits, type Rule } from '@shop/domain/field-rules'
import { findState } from '@shop/domain/mexican-states'
import { form, optionalField, textField } from '../../form.ts'
import { as, record } from '../../record.ts'
import { maybe, text } from '../plain.ts'

export const ADDRESS_NAMES = {
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
function officialName(text: string) {
  return findState(text)?.name ?? text
}

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
  ADDRESS_NAMES,
  ({ postalCode, state }) => {
    const rule = postalCode && state ? checkPostalCode(postalCode, state) : undefined
    return rule ? [{ path: 'codigo_postal', rule }] : []
  },
)

export const address = record<Address>()({
  street: as('calle', text),
  number: as('num', text),
  interior: as('num_int', maybe(text)),
  suburb: as('colonia', text),
  state: as('estado', text),
  municipality: as('municipio', text),
  locality: as('localidad', text),
  postalCode: as('codigo_postal', text),
  directions: as('referencias', text),
})
