import type { ProductSummary } from '@shop/domain/product'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { useOutletContext } from 'react-router'
import { useTexts } from '../texts.ts'
import { contactLinks } from './contact-links.ts'

type Props = { readonly part: ProductSummary; readonly place: 'card' | 'page' }

/** Instead of a button that would fail later: the shop gets what is not on its shelves. */
export const AskForPart = ({ part: { name, brand, partNumber }, place }: Props) => {
  const { part: texts } = useTexts()
  const { identity } = useOutletContext<PublicPolicies>()
  return (
    <a
      href={contactLinks.whatsapp(identity, texts.askText(`${name} ${brand} ${partNumber}`))}
      className={`inline-flex items-center justify-center rounded-lg border-2 border-brand bg-white font-semibold text-brand hover:bg-brand-tint ${
        place === 'page' ? 'min-h-12 min-w-52 px-5' : 'min-h-11 w-full px-3 text-sm'
      }`}
    >
      {place === 'page' ? texts.askLong : texts.ask}
      <span className="sr-only">: {name}</span>
    </a>
  )
}
