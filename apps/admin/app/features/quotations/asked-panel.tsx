import { getQuotationPicture } from '@shop/contract/staff/quotations'
import type { Quotation } from '@shop/domain/quotation'
import { staffQuotations as english } from '@shop/texts/en/staff/quotations'
import { staffQuotations as spanish } from '@shop/texts/es/staff/quotations'
import { Card } from '@shop/ui/card'
import { fileAddress } from '../../kit/calls/file-address.ts'
import { FactsList } from '../../kit/facts-list.tsx'
import { Moment } from '../../kit/moment.tsx'
import { TextLink } from '../../kit/text-link.tsx'
import { useTextsOf } from '../../language.tsx'

/** Everything the customer sent, as text: nothing of it is ever drawn as markup. */
export function AskedPanel({ quotation }: { readonly quotation: Quotation }) {
  const texts = useTextsOf({ es: spanish, en: english })
  const { number, part, make, model, year, engine, name, email, phone, comments, wantsSms, receivedAt, hasPicture } = quotation
  const whatsapp = `https://wa.me/52${phone}?text=${encodeURIComponent(texts.whatsappText(name, number))}`
  const picture = fileAddress(getQuotationPicture, { number })
  return (
    <Card title={texts.asked}>
      <FactsList
        facts={[
          [texts.part, part],
          ...(make || model ? [[texts.vehicle, texts.car(make, model, year, engine)] as const] : []),
          ...(comments
            ? [
                [
                  texts.comments,
                  <span key="comments" className="whitespace-pre-line">
                    {comments}
                  </span>,
                ] as const,
              ]
            : []),
          [texts.customer, name],
          [
            texts.phone,
            <span key="phone" className="flex flex-wrap gap-x-4">
              <TextLink href={`tel:+52${phone}`}>{phone}</TextLink>
              <TextLink href={whatsapp} target="_blank" rel="noreferrer">
                {texts.whatsapp}
              </TextLink>
            </span>,
          ],
          ...(email
            ? [
                [
                  texts.email,
                  <TextLink key="email" href={`mailto:${email}`}>
                    {email}
                  </TextLink>,
                ] as const,
              ]
            : []),
          [texts.wantsSms, wantsSms ? texts.yes : texts.no],
          [texts.received, <Moment key="received" at={receivedAt} />],
        ]}
      />
      {hasPicture && (
        <a href={picture} target="_blank" rel="noreferrer" aria-label={texts.openPicture} className="mt-4 block">
          <img src={picture} alt={texts.picture} className="max-h-96 rounded-lg border border-line" />
        </a>
      )}
    </Card>
  )
}
