import type { Customer } from '@shop/domain/customer'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { rulesOf } from '@shop/ui/form/rules'
import { SavedNote } from '@shop/ui/form/saved-note'
import { useState } from 'react'
import { keepCustomer } from '../../browser/customer.ts'
import { callAccount } from '../../calls/calls.ts'
import { useAccountTexts } from '../../common/account/account-texts.ts'
import { AddressFields } from '../../common/address/address-fields.tsx'
import { addressOf, addressValuesOf } from '../../common/address/address-values.ts'
import { comingRules } from '../../kit/coming-rules.ts'
import { SubmitButton } from '../../kit/submit-button.tsx'
import { useForm } from '../../kit/use-form.ts'
import { useLocale } from '../../texts.ts'

type Props = { readonly customer: Customer; readonly onChanged: (isChanged: boolean) => void }

export function AddressForm({ customer, onChanged }: Props) {
  const locale = useLocale()
  const { save, saved } = useAccountTexts()
  const [says, setSays] = useState('')
  const form = useForm({
    id: 'address',
    initial: addressValuesOf(customer.address),
    rules: comingRules(
      () => import('@shop/contract/shop/account'),
      ({ updateProfile }) => rulesOf(updateProfile, { at: 'address' }),
    ),
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
      <ErrorSummary of={form} />
      <AddressFields values={form.values} field={form.field} change={form.change} />
      <SavedNote text={says} />
      <SubmitButton isBusy={form.isBusy}>{save}</SubmitButton>
    </form>
  )
}
