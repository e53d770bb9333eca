import type { Customer } from '@shop/domain/customer'
import type { UsedAddress } from '@shop/domain/order'
import { receiver as english } from '@shop/texts/en/receiver'
import { receiver as spanish } from '@shop/texts/es/receiver'
import { Button } from '@shop/ui/button'
import { useEffect, useState } from 'react'
import { isSessionOver } from '../../calls/call-as-customer.ts'
import { readUsedAddresses } from '../../calls/used-address-calls.ts'
import { addressValuesOf } from '../../common/address/address-values.ts'
import { AddressCard } from '../../common/order/address-card.tsx'
import { notifyFailure } from '../../kit/notify-failure.ts'
import { useLocale, useTextsOf } from '../../texts.ts'
import { differentAddresses } from './different-addresses.ts'

export type UsedAddressesProps = { readonly customer: Customer; readonly onChoose: (used: UsedAddress) => void }

/** The address of the account, and where orders went before. */
export function UsedAddresses({ customer, onChoose }: UsedAddressesProps) {
  const locale = useLocale()
  const texts = useTextsOf({ es: spanish, en: english })
  const [used, setUsed] = useState<readonly UsedAddress[]>()
  useEffect(() => {
    const load = () =>
      void readUsedAddresses(locale).then(setUsed, (error: unknown) => {
        if (!isSessionOver(error)) notifyFailure(error, load)
      })
    load()
  }, [locale])
  const name = `${customer.firstName} ${customer.lastName}`
  const all = used && differentAddresses(customer.address, used)
  return (
    <div className="mt-3 rounded-lg border border-line p-4">
      <h3 className="font-semibold">{texts.choose}</h3>
      {!all && (
        <p role="status" className="mt-1 text-muted">
          {texts.looking}
        </p>
      )}
      {all?.length === 0 && <p className="mt-1 text-muted">{texts.none}</p>}
      <ul className="divide-y divide-line">
        {all?.map((one) => (
          <li key={JSON.stringify(one)} className="flex flex-wrap items-start justify-between gap-3 py-3">
            <AddressCard
              address={addressValuesOf(one.address)}
              name={one.receiver?.name ?? name}
              phone={one.receiver?.phone ?? customer.phone}
            />
            <Button look="plain" onClick={() => onChoose(one)} aria-label={texts.hereTo(`${one.address.street} ${one.address.number}`)}>
              {texts.use}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
