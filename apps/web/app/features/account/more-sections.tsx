import { Card } from '@shop/ui/card'
import { useAccountTexts } from '../../common/account/account-texts.ts'
import { InvoiceSection } from './invoice-section.tsx'
import { useMoreTexts } from './more-texts.ts'
import { OwnQuotations } from './own-quotations.tsx'

export type MoreSectionsProps = { readonly onInvoiceChanged: (isChanged: boolean) => void }

/** What stands so far down that it comes when somebody touches the page. */
export function MoreSections({ onInvoiceChanged }: MoreSectionsProps) {
  const { more: titles } = useAccountTexts()
  const { quotations, invoice } = useMoreTexts()
  return (
    <>
      <Card id="cotizaciones" title={titles.quotations} note={quotations.lead}>
        <OwnQuotations />
      </Card>
      <Card id="facturacion" title={titles.invoice} note={invoice.lead}>
        <InvoiceSection onChanged={onInvoiceChanged} />
      </Card>
    </>
  )
}
