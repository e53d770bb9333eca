import type { InvoiceProps } from '../../common/invoice/invoice-data-fields.tsx'
import { lazyHydrate } from '../../kit/lazy-hydrate.tsx'
import { OpeningTick } from '../../kit/opening-tick.tsx'
import { useCheckoutTexts } from './checkout-texts.ts'

/** Its catalogues come with the wish for one. */
const InvoiceDetails = lazyHydrate(async () => (await import('./invoice-details.tsx')).InvoiceDetails)

export function InvoiceFields({ values, field, change }: InvoiceProps) {
  const { invoice } = useCheckoutTexts()
  return (
    <OpeningTick field={field('wantsInvoice')} isTicked={values.wantsInvoice === 'on'} label={invoice.want}>
      <InvoiceDetails values={values} field={field} change={change} />
    </OpeningTick>
  )
}
