import { asleep } from '../../kit/asleep.tsx'
import { useCheckoutTexts } from './checkout-texts.ts'
import type { InvoiceProps } from './invoice-details.tsx'

/** Its catalogues come with the wish for one. */
const InvoiceDetails = asleep(async () => (await import('./invoice-details.tsx')).InvoiceDetails)

/** Nobody has to: what an invoice asks for appears when one is wanted. */
export const InvoiceFields = ({ values, field, change }: InvoiceProps) => {
  const { invoice } = useCheckoutTexts()
  const want = field('wantsInvoice')
  const isWanted = values.wantsInvoice === 'on'
  return (
    <>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          id={want.id}
          name={want.name}
          checked={isWanted}
          aria-expanded={isWanted}
          onChange={(event) => want.onType(event.target.checked ? 'on' : '')}
          className="size-6 accent-brand"
        />
        {invoice.want}
      </label>
      {isWanted && <InvoiceDetails values={values} field={field} change={change} />}
    </>
  )
}
