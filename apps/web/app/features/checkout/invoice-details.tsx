import { InvoiceDataFields, type InvoiceProps } from '../../common/invoice/invoice-data-fields.tsx'
import { useInvoiceLabels } from '../../common/invoice/invoice-labels.ts'
import { useKeptInvoice } from './use-kept-invoice.ts'

/** Begins with what was said for the last invoice; all of it can be changed. */
export function InvoiceDetails({ values, field, change }: InvoiceProps) {
  const { lead, kept } = useInvoiceLabels()
  const isFilledIn = useKeptInvoice(values, change)
  return (
    <div className="mt-3 space-y-4">
      <p className="text-sm text-muted">{lead}</p>
      <p role="status" className={isFilledIn ? 'text-sm font-medium text-good' : 'sr-only'}>
        {isFilledIn && kept}
      </p>
      <InvoiceDataFields values={values} field={field} change={change} />
    </div>
  )
}
