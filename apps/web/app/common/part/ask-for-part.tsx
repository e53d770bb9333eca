import type { PublicPolicies } from '@shop/domain/shop-policies'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useOutletContext } from '../../router/outlet.tsx'
import { useLocale, useTexts } from '../../texts.ts'
import { contactLinks } from '../shop/contact-links.ts'
import type { PartOnCard } from './on-card.ts'

type Props = { readonly part: PartOnCard; readonly place: 'card' | 'page' }

/** Instead of a button that would fail later: the shop gets what is not on its shelves. */
export function AskForPart({ part: { name, brand, partNumber }, place }: Props) {
  const locale = useLocale()
  const { part: texts } = useTexts()
  const { identity } = useOutletContext<PublicPolicies>()
  const autoparte = `${name} ${brand} ${partNumber}`
  const isPage = place === 'page'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Link
        to={paths.quotation(locale, { autoparte })}
        className={`inline-flex items-center justify-center rounded-lg border-2 border-brand bg-white font-semibold text-brand hover:bg-brand-tint ${
          isPage ? 'min-h-12 min-w-52 px-5' : 'min-h-11 w-full px-3 text-sm'
        }`}
      >
        {isPage ? texts.askLong : texts.ask}
        <span className="sr-only">: {name}</span>
      </Link>
      {isPage && (
        <a
          href={contactLinks.whatsapp(identity, texts.askText(autoparte))}
          className="inline-flex min-h-11 items-center font-medium text-brand underline underline-offset-2"
        >
          {texts.askOnWhatsApp}
        </a>
      )}
    </div>
  )
}
