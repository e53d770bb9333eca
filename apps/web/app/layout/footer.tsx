import type { NamedShelf } from '@shop/domain/counted'
import { formatMoney } from '@shop/domain/money'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { openingText } from '@shop/texts/opening-text'
import { type ReactNode, use } from 'react'
import { contactLinks } from '../common/shop/contact-links.ts'
import { ListLinks } from '../common/shop/list-links.tsx'
import { usePaying } from '../common/shop/paying.ts'
import { spacedPhone } from '../common/shop/spaced-phone.ts'
import { paths } from '../paths.ts'
import { Link } from '../router/link.tsx'
import { useLocale, useTexts } from '../texts.ts'
import { KeptFooter } from './kept-footer.ts'

type FooterProps = { readonly policies: PublicPolicies; readonly categories: readonly NamedShelf[] }

const LINK = 'footer-link'

const FOOTER = 'mt-10 bg-brand-dark text-white'

/** A hundred elements that are the same on every page: the server draws them once. */
export function Footer(props: FooterProps) {
  const kept = use(KeptFooter)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself has drawn of the same
  if (kept !== undefined) return <footer className={FOOTER} dangerouslySetInnerHTML={{ __html: kept }} />
  return (
    <footer className={FOOTER}>
      <Columns {...props} />
    </footer>
  )
}

function Columns({ policies, categories }: FooterProps) {
  const locale = useLocale()
  const { layout, about, home } = useTexts()
  const { title: paying, ways } = usePaying()
  const { identity, shipping, delivery, returns, hours } = policies
  const pages = [
    [paths.quotation(locale), layout.footer.quotation],
    [paths.about(locale), about.title],
    [paths.warranty(locale), about.warranty],
    [paths.privacy(locale), about.privacy],
    [paths.cookies(locale), about.cookies],
  ] as const
  return (
    <>
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-8 sm:grid-cols-2 lg:grid-cols-4">
        <div className="space-y-6">
          <Column title={layout.footer.promises}>
            <li>{layout.footer.shipping(formatMoney(shipping.standardCost), formatMoney(shipping.freeOver))}</li>
            <li>{layout.footer.delivery(delivery.fewestDays, delivery.mostDays)}</li>
            <li>{layout.footer.returns(returns.days)}</li>
          </Column>
          <Column title={layout.footer.hours}>
            {hours.map((opening) => (
              <li key={`${opening.days[0]} ${opening.opens}`}>{openingText(opening, layout.weekdays)}</li>
            ))}
          </Column>
        </div>
        <Column title={home.categories} className="columns-2 gap-4">
          {categories.map(({ name, slug }) => (
            <li key={slug}>
              <Link to={paths.category(locale, slug)} className={LINK}>
                {name}
              </Link>
            </li>
          ))}
        </Column>
        <div className="space-y-6">
          <Column title={about.help}>
            {pages.map(([path, name]) => (
              <li key={path}>
                <Link to={path} className={LINK}>
                  {name}
                </Link>
              </li>
            ))}
          </Column>
          <section>
            <h2 className="mb-2 font-semibold">{layout.products}</h2>
            <ListLinks className="columns-2 gap-4 space-y-1 text-sm" linkClassName={LINK} />
          </section>
        </div>
        <div className="space-y-6">
          <Column title={layout.footer.contact}>
            <li>{identity.address}</li>
            <li>
              {layout.footer.phone}{' '}
              <a href={contactLinks.phone(identity)} className={LINK}>
                {spacedPhone(identity)}
              </a>
            </li>
            <li>
              <a href={contactLinks.whatsapp(identity)} className={LINK}>
                {about.writeUs}
              </a>
            </li>
            <li>
              <a href={contactLinks.email(identity)} className={LINK}>
                {identity.email}
              </a>
            </li>
          </Column>
          {ways.length > 0 && (
            <Column title={paying}>
              {ways.map(({ method, label }) => (
                <li key={method}>{label}</li>
              ))}
            </Column>
          )}
        </div>
      </div>
      <p className="border-t border-white/20 px-4 py-3 text-center text-sm">
        {identity.legalName} · {layout.footer.taxes}
      </p>
    </>
  )
}

type ColumnProps = { readonly title: string; readonly className?: string; readonly children: ReactNode }

function Column({ title, className = '', children }: ColumnProps) {
  return (
    <section>
      <h2 className="mb-2 font-semibold">{title}</h2>
      <ul className={`space-y-1 text-sm ${className}`}>{children}</ul>
    </section>
  )
}
