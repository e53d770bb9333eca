import type { Address } from './address.ts'

type Places = Pick<Address, 'locality' | 'municipality' | 'state'>
type Written = Places & Pick<Address, 'street' | 'number' | 'interior' | 'suburb' | 'postalCode'>
type Words = { readonly interior: (number: string) => string; readonly postalCode: (code: string) => string }

/** From the smallest to the largest, each once: a city often has the name of its municipality, or of its state. */
export function placesOf({ locality, municipality, state }: Places): string[] {
  return [locality, municipality, state].filter((place, i, all) => place && !all.includes(place, i + 1))
}

/** An address as it is written on a parcel. */
export function addressLines(address: Written, words: Words): readonly [string, string] {
  const { street, number, interior, suburb, postalCode } = address
  return [
    [`${street} ${number}`, interior && words.interior(interior), suburb].filter(Boolean).join(', '),
    [words.postalCode(postalCode), ...placesOf(address)].join(', '),
  ]
}
