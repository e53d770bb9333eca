import type { InvoiceData } from '@shop/domain/invoice'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { rulesOf } from '@shop/ui/form/rules'
import { SavedNote } from '@shop/ui/form/saved-note'
import { useState } from 'react'
import { invoiceCalls } from '../../calls/invoice-calls.ts'
import { useAccountTexts } from '../../common/account/account-texts.ts'
import { InvoiceDataFields } from '../../common/invoice/invoice-data-fields.tsx'
import { invoiceOf, invoiceValuesOf, typedInvoiceOf, wrongInvoice } from '../../common/invoice/invoice-values.ts'
import { useWrongInvoiceTexts } from '../../common/invoice/wrong-invoice-texts.ts'
import { SubmitButton } from '../../kit/submit-button.tsx'
import { useForm } from '../../kit/use-form.ts'
import { useLocale } from '../../texts.ts'

type Props = {
  readonly invoice: InvoiceData | undefined
  readonly onChanged: (isChanged: boolean) => void
  readonly onSaved: (saved: { readonly invoice: InvoiceData | undefined }) => void
}

function valuesOf(invoice: InvoiceData | undefined) {
  return { ...invoiceValuesOf(invoice), wantsInvoice: 'on' }
}
/** Judged as a whole, by the rules of an invoice. */
const NO_RULES = rulesOf({})

export function InvoiceForm({ invoice, onChanged, onSaved }: Props) {
  const locale = useLocale()
  const { save, saved } = useAccountTexts()
  const [says, setSays] = useState('')
  const form = useForm({
    id: 'invoice',
    initial: valuesOf(invoice),
    rules: NO_RULES,
    also: wrongInvoice,
    messageOf: useWrongInvoiceTexts(),
    onChanged,
    send: async (values) => {
      setSays('')
      const good = invoiceOf(typedInvoiceOf(values))
      if (!good) return
      const kept = await invoiceCalls(locale).keep(good)
      form.restart(valuesOf(kept.invoice))
      onSaved(kept)
      setSays(saved)
    },
  })
  return (
    <form {...form.formProps} className="space-y-4">
      <ErrorSummary of={form} />
      <InvoiceDataFields values={form.values} field={form.field} change={form.change} />
      <SavedNote text={says} />
      <SubmitButton isBusy={form.isBusy}>{save}</SubmitButton>
    </form>
  )
}
