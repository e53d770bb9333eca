import type { PublicPolicies } from '@shop/domain/shop-policies'
import { openingText } from '@shop/texts/opening-text'
import { contactLinks } from '../../common/shop/contact-links.ts'
import { useTexts } from '../../texts.ts'
import { useQuotationTexts } from './quotation-texts.ts'

/** When an answer comes, and the other way to ask. */
export function AnswerAside({ policies: { identity, hours, quotation } }: { readonly policies: PublicPolicies }) {
  const { layout } = useTexts()
  const { aside } = useQuotationTexts()
  return (
    <aside aria-labelledby="respuesta" className="rounded-2xl bg-brand-tint p-5 lg:sticky lg:top-4">
      <h2 id="respuesta" className="text-lg font-bold tracking-tight text-brand">
        {aside.title}
      </h2>
      <p className="mt-2 font-semibold">{aside.promise(quotation.minutes)}</p>
      <ul className="mt-2 text-sm">
        {hours.map((opening) => (
          <li key={`${opening.days[0]} ${opening.opens}`}>{openingText(opening, layout.weekdays)}</li>
        ))}
      </ul>
      <p className="mt-2 text-sm">{aside.later}</p>
      <p className="mt-4 border-t border-brand/20 pt-3 text-sm">
        {aside.whatsapp}{' '}
        <a
          href={contactLinks.whatsapp(identity, aside.whatsappText)}
          className="inline-flex min-h-8 items-center font-semibold text-brand underline underline-offset-2"
        >
          {aside.whatsappLink}
        </a>
      </p>
    </aside>
  )
}
