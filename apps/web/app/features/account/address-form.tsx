import type { Customer } from '@shop/domain/customer'
import { useState } from 'react'
import { keepCustomer } from '../../browser/customer.ts'
import { useLocale } from '../../texts.ts'
import { AddressFields } from '../address/address-fields.tsx'
import { ADDRESS_RULES, ADDRESS_WIRE_NAMES, addressOf, addressValuesOf } from '../address/address-values.ts'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { SavedNote } from '../forms/saved-note.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useForm } from '../forms/use-form.ts'
import { useAccountTexts } from './account-texts.ts'
import { callAccount } from './call-account.ts'

type Props = { readonly customer: Customer; readonly onChanged: (isChanged: boolean) => void }

export const AddressForm = ({ customer, onChanged }: Props) => {
  const locale = useLocale()
  const { address, save, saved } = useAccountTexts()
  const [says, setSays] = useState('')
  const form = useForm({
    id: 'address',
    labels: {
      postalCode: address.postalCode,
      state: address.state,
      municipality: address.municipality,
      locality: address.locality,
      suburb: address.suburb,
      street: address.street,
      number: address.number,
      interior: address.interior,
      directions: address.directions,
    },
    initial: addressValuesOf(customer.address),
    rules: ADDRESS_RULES,
    wireNames: ADDRESS_WIRE_NAMES,
    onChanged,
    send: async (values) => {
      setSays('')
      const answer = await (await callAccount(locale)).update({ address: addressOf(values) })
      keepCustomer(answer.customer)
      form.restart(addressValuesOf(answer.customer.address))
      setSays(saved)
    },
  })
  return (
    <form {...form.formProps} className="space-y-4">
      <ErrorSummary refusal={form.refusal} wrong={form.wrong} />
      <AddressFields values={form.values} field={form.field} change={form.change} />
      <SavedNote text={says} />
      <SubmitButton isBusy={form.isBusy}>{save}</SubmitButton>
    </form>
  )
}
