import { addressLines } from '@shop/domain/address-lines'
import { useOrderTexts } from './order-texts.ts'

type Props = { readonly address: Readonly<Record<AddressField, string>>; readonly name: string; readonly phone: string }
type AddressField = 'street' | 'number' | 'interior' | 'suburb' | 'locality' | 'municipality' | 'state' | 'postalCode' | 'directions'

/** An address as it is written on a parcel. */
export function AddressCard({ address, name, phone }: Props) {
  const { address: texts } = useOrderTexts()
  const { directions } = address
  return (
    <address className="not-italic">
      <span className="block font-semibold">{name}</span>
      {addressLines(address, texts).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {directions && <span className="block text-sm text-muted">{directions}</span>}
      <span className="block text-sm text-muted">{phone}</span>
    </address>
  )
}
