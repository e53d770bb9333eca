import { missingAddressFields } from '@shop/domain/address'
import type { Customer } from '@shop/domain/customer'
import type { UsedAddress } from '@shop/domain/order'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import type { FieldState } from '@shop/ui/form/form-types'
import { useState } from 'react'
import { useAccountTexts } from '../../common/account/account-texts.ts'
import { AddressFields } from '../../common/address/address-fields.tsx'
import { type AddressValues, addressValuesOf } from '../../common/address/address-values.ts'
import { AddressCard } from '../../common/order/address-card.tsx'
import { lazyHydrate } from '../../kit/lazy-hydrate.tsx'
import { useCheckoutTexts } from './checkout-texts.ts'
import { ReceiverFields } from './receiver-fields.tsx'
import { type ReceiverValues, receiverValuesOf } from './receiver-values.ts'

type Values = AddressValues & ReceiverValues
type Props = {
  readonly customer: Customer
  /** As it was when the page opened; what is missing in it is said. */
  readonly known: AddressValues | undefined
  readonly values: Values
  readonly field: (name: keyof Values) => FieldState
  readonly change: (some: Partial<Values>) => void
  readonly isEditing: boolean
  readonly setIsEditing: (isEditing: boolean) => void
  readonly isToKeep: boolean
  readonly setIsToKeep: (isToKeep: boolean) => void
}

const UsedAddresses = lazyHydrate(async () => (await import('./used-addresses.tsx')).UsedAddresses)

/** Where to, and to whom. */
export function DeliveryCard(props: Props) {
  const { customer, known, values, field, change, isEditing, setIsEditing, isToKeep, setIsToKeep } = props
  const { address: texts } = useCheckoutTexts()
  const { address: labels } = useAccountTexts()
  const [isChoosing, setIsChoosing] = useState(false)
  const missing = known ? missingAddressFields(known) : []
  const isForAnother = values.isForAnother === 'on'
  const choose = ({ address, receiver }: UsedAddress) => {
    const chosen = addressValuesOf(address)
    // Somebody who was named before stays, unless the address comes with its own.
    change({ ...chosen, ...(receiver ? receiverValuesOf(receiver) : {}) })
    setIsEditing(missingAddressFields(chosen).length > 0)
    setIsChoosing(false)
  }
  return (
    <Card id="envio" title={texts.title}>
      {isEditing ? (
        <>
          {missing.length > 0 && (
            <p className="mb-4 rounded-lg border-l-4 border-accent bg-accent/15 p-3 text-sm font-medium">
              {texts.missing(missing.map((name) => labels[name].toLowerCase()).join(', '))}
            </p>
          )}
          <AddressFields values={values} field={field} change={change} />
          <label className="mt-4 flex min-h-11 cursor-pointer items-center gap-3 text-sm">
            <input
              type="checkbox"
              checked={isToKeep}
              onChange={(event) => setIsToKeep(event.target.checked)}
              className="size-6 accent-brand"
            />
            {texts.keep}
          </label>
        </>
      ) : (
        <div className="flex flex-wrap items-start justify-between gap-3">
          <AddressCard
            address={values}
            name={isForAnother ? values.receiverName : `${customer.firstName} ${customer.lastName}`}
            phone={isForAnother ? values.receiverPhone : customer.phone}
          />
          <Button look="plain" onClick={() => setIsEditing(true)} aria-label={texts.changeWhich}>
            {texts.change}
          </Button>
        </div>
      )}
      <div className="mt-3">
        <ReceiverFields values={values} field={field} />
        <Button look="plain" onClick={() => setIsChoosing(!isChoosing)} aria-expanded={isChoosing} className="mt-2">
          {texts.others}
        </Button>
        {isChoosing && <UsedAddresses customer={customer} onChoose={choose} />}
      </div>
    </Card>
  )
}
