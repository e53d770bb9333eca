import type { NamedShelf } from '@shop/domain/counted'
import type { ProductSummary } from '@shop/domain/product'
import type { NearNumber } from '@shop/domain/search/understood'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { missingPart as english } from '@shop/texts/en/missing-part'
import { missingPart as spanish } from '@shop/texts/es/missing-part'
import { buttonLook } from '@shop/ui/button-look'
import { NearNumbers } from '../../common/part/near-numbers.tsx'
import { CategoryLinks } from '../../common/shop/category-links.tsx'
import { contactLinks } from '../../common/shop/contact-links.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useOutletContext } from '../../router/outlet.tsx'
import { useLocale, useTexts, useTextsOf } from '../../texts.ts'
import { MoreParts } from './more-parts.tsx'

export type MissingPartProps = {
  readonly reference: string
  /** Parts that are known by that number, such as those that replace it. */
  readonly found: readonly ProductSummary[]
  readonly nearNumbers: readonly NearNumber[]
  readonly mostSearched: readonly ProductSummary[]
  readonly categories: readonly NamedShelf[]
}

/** A reference that nobody has: what may have been meant, who can be asked, and what others look for. */
export function MissingPart({ reference, found, nearNumbers, mostSearched, categories }: MissingPartProps) {
  const locale = useLocale()
  const { search, notFound } = useTexts()
  const texts = useTextsOf({ es: spanish, en: english })
  const { identity } = useOutletContext<PublicPolicies>()
  const { nothing } = search
  return (
    <>
      <title>{texts.title}</title>
      <meta name="robots" content="noindex" />
      <div className="rounded-2xl bg-white p-6 ring-1 ring-line">
        <p aria-hidden="true" className="font-extrabold text-brand">
          404
        </p>
        <h1 className="mt-1 text-2xl font-bold">{texts.title}</h1>
        <p className="mt-2 text-muted wrap-anywhere">{reference ? texts.lead(reference) : notFound.lead}</p>
        <ul className="mt-5 flex flex-wrap gap-3">
          <li>
            <Link to={paths.quotation(locale, { autoparte: reference })} className={buttonLook('accent')}>
              {nothing.quote}
            </Link>
          </li>
          <li>
            <a href={contactLinks.whatsapp(identity, nothing.quoteText(reference))} className={buttonLook('plain')}>
              {nothing.whatsapp}
            </a>
          </li>
          <li>
            <a href={contactLinks.phone(identity)} className={buttonLook('plain')}>
              {nothing.call}
            </a>
          </li>
          {reference && (
            <li>
              <Link to={paths.search(locale, { search: reference })} rel="nofollow" className={buttonLook('plain')}>
                <span className="wrap-anywhere">{nothing.corrected(reference)}</span>
              </Link>
            </li>
          )}
          <li>
            <Link to={paths.products(locale)} className={buttonLook('plain')}>
              {notFound.toProducts}
            </Link>
          </li>
        </ul>
      </div>
      {nearNumbers.length > 0 && <NearNumbers numbers={nearNumbers} typed={reference} className="mt-6" />}
      <MoreParts id="found" title={texts.found} parts={found} />
      <MoreParts id="most-searched" title={texts.mostSearched} parts={mostSearched} />
      <CategoryLinks categories={categories} title={nothing.browse} />
    </>
  )
}
