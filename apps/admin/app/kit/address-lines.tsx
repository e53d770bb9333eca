import type { Address } from '@shop/domain/address'
import { placesOf } from '@shop/domain/address-lines'
import { staffCustomers as english } from '@shop/texts/en/staff/customers'
import { staffCustomers as spanish } from '@shop/texts/es/staff/customers'
import { useTextsOf } from '../language.tsx'

export function AddressLines({ address }: { readonly address: Address }) {
  const texts = useTextsOf({ es: spanish, en: english })
  const { street, number, interior, suburb, postalCode, directions } = address
  return (
    <address className="not-italic">
      <p>{[`${street} ${number}`, interior && texts.interior(interior)].filter(Boolean).join(', ')}</p>
      <p>{[suburb, texts.postalCode(postalCode)].join(', ')}</p>
      <p>{placesOf(address).join(', ')}</p>
      {directions && (
        <p className="mt-2 text-sm text-muted">
          {texts.directions}: {directions}
        </p>
      )}
    </address>
  )
}
