import type { Address } from '@shop/domain/address'
import type { UsedAddress } from '@shop/domain/order'

/** The account's own first; what differs only in blanks, capitals or directions is the same door. */
export function differentAddresses(own: Address | undefined, used: readonly UsedAddress[]): readonly UsedAddress[] {
  return [...(own ? [{ address: own, receiver: undefined }] : []), ...used].filter(
    (one, place, all) => all.findIndex((other) => doorOf(other) === doorOf(one)) === place,
  )
}

function doorOf({ address, receiver }: UsedAddress): string {
  const { street, number, interior = '', suburb, municipality, state, postalCode } = address
  return [street, number, interior, suburb, municipality, state, postalCode, receiver?.name ?? '', receiver?.phone ?? '']
    .map((text) => text.trim().replace(/\s+/g, ' ').toLowerCase())
    .join('|')
}
