import { useOrderTexts } from './order-texts.ts'

type Props = { readonly address: Readonly<Record<AddressField, string>>; readonly name: string; readonly phone: string }
type AddressField = 'street' | 'number' | 'interior' | 'suburb' | 'municipality' | 'state' | 'postalCode' | 'directions'

/** An address as it is written on a parcel. */
export const AddressCard = ({ address, name, phone }: Props) => {
  const { address: texts } = useOrderTexts()
  const { street, number, interior, suburb, municipality, state, postalCode, directions } = address
  return (
    <address className="not-italic">
      <span className="block font-semibold">{name}</span>
      <span className="block">{[`${street} ${number}`, interior && texts.interior(interior), suburb].filter(Boolean).join(', ')}</span>
      <span className="block">{[texts.postalCode(postalCode), municipality, state].join(', ')}</span>
      {directions && <span className="block text-sm text-muted">{directions}</span>}
      <span className="block text-sm text-muted">{phone}</span>
    </address>
  )
}
