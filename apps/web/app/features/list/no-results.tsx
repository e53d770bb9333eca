import type { NamedShelf } from '@shop/domain/counted'
import type { NearNumber, Understood } from '@shop/domain/search/understood'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { buttonLook } from '@shop/ui/button-look'
import { TapButton } from '@shop/ui/tap-button'
import { CategoryLinks } from '../../common/shop/category-links.tsx'
import { openChat } from '../../common/shop/chat-signals.ts'
import { contactLinks } from '../../common/shop/contact-links.ts'
import { ListLinks } from '../../common/shop/list-links.tsx'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useOutletContext } from '../../router/outlet.tsx'
import { useLocation, useSearchParams } from '../../router/router-context.ts'
import { useLocale, useTexts } from '../../texts.ts'
import { askedFor, withoutCar } from './asked-for.ts'
import { listAddress } from './list-address.ts'
import { NearNumbers } from './near-numbers.tsx'
import { withinSentence } from './within-sentence.ts'

/** Nothing found is the beginning of a conversation: another wording, the search without the car, the shop itself. */
type Props = {
  readonly understood: Understood | undefined
  readonly nearNumbers: readonly NearNumber[] | undefined
  readonly categories: readonly NamedShelf[]
}

export function NoResults({ understood, nearNumbers, categories }: Props) {
  const locale = useLocale()
  const { search: texts } = useTexts()
  const { nothing } = texts
  const { identity } = useOutletContext<PublicPolicies>()
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const text = understood?.text ?? ''
  const { car, parts = [] } = understood?.notCarried ?? {}
  // Without its car other cars' parts would be shown: of a car that the shop has nothing for that helps nobody.
  const hasCar =
    car === undefined && parts.length === 0 && (params.has('armadora') || params.has('modelo') || understood?.car !== undefined)
  const asked = [text, params.get('armadora'), params.get('modelo'), params.get('anio')].filter(Boolean).join(' ')
  const titleOf = () => {
    if (car !== undefined) return nothing.notCarriedCar(car)
    if (parts.length > 0) return nothing.notCarried(parts.map(withinSentence).join(', '))
    return text ? nothing.title(text) : nothing.plainTitle
  }
  return (
    <div className="rounded-2xl bg-white p-6 ring-1 ring-line">
      <p className="text-xl font-bold">{titleOf()}</p>
      <p className="mt-1 text-muted">{nothing.lead}</p>
      {understood && nearNumbers && <NearNumbers numbers={nearNumbers} understood={understood} className="mt-5" />}
      <ul className="mt-5 flex flex-wrap gap-3">
        {hasCar && (
          <li>
            <Link
              to={listAddress(pathname, params, {
                armadora: undefined,
                modelo: undefined,
                anio: undefined,
                motor: undefined,
                search: withoutCar(understood),
              })}
              className={buttonLook('main')}
            >
              {nothing.withoutCar}
            </Link>
          </li>
        )}
        <li>
          <Link to={paths.quotation(locale, askedFor(understood, params))} className={buttonLook('accent')}>
            {nothing.quote}
          </Link>
        </li>
        <li>
          <a href={contactLinks.whatsapp(identity, nothing.quoteText(asked))} className={buttonLook('plain')}>
            {nothing.whatsapp}
          </a>
        </li>
        <li>
          <TapButton onClick={({ currentTarget }) => openChat(currentTarget)} className={buttonLook('plain')}>
            {nothing.chat}
          </TapButton>
        </li>
        <li>
          <a href={contactLinks.phone(identity)} className={buttonLook('plain')}>
            {nothing.call}
          </a>
        </li>
        <li>
          <Link to={paths.about(locale)} className={buttonLook('plain')}>
            {nothing.visit}
          </Link>
        </li>
      </ul>
      <ListLinks className="mt-8 flex flex-wrap gap-2" />
      {categories.length > 0 && <CategoryLinks categories={categories} title={nothing.browse} />}
    </div>
  )
}
