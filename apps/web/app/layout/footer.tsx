import { formatMoney } from '@shop/domain/money'
import type { OpeningHours, PublicPolicies } from '@shop/domain/shop-policies'
import type { ShopTexts } from '@shop/texts/es/shop'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'

export const Footer = ({ policies }: { readonly policies: PublicPolicies }) => {
  const { layout } = useTexts()
  const { identity, shipping, delivery, returns, hours } = policies
  return (
    <footer className="mt-10 bg-brand-dark text-white">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-8 sm:grid-cols-3">
        <Column title={layout.footer.promises}>
          <li>{layout.footer.shipping(formatMoney(shipping.standardCost), formatMoney(shipping.freeOver))}</li>
          <li>{layout.footer.delivery(delivery.fewestDays, delivery.mostDays)}</li>
          <li>{layout.footer.returns(returns.days)}</li>
        </Column>
        <Column title={layout.footer.hours}>
          {hours.map((opening) => (
            <li key={opening.days[0]}>{openingText(opening, layout.weekdays)}</li>
          ))}
        </Column>
        <Column title={layout.footer.contact}>
          <li>{identity.address}</li>
          <li>
            {layout.footer.phone}{' '}
            <a href={`tel:+52${identity.phone}`} className="inline-flex min-h-6 items-center underline underline-offset-2">
              {identity.phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')}
            </a>
          </li>
          <li>
            <a href={`mailto:${identity.email}`} className="inline-flex min-h-6 items-center underline underline-offset-2">
              {identity.email}
            </a>
          </li>
        </Column>
      </div>
      <p className="border-t border-white/20 px-4 py-3 text-center text-sm">
        {identity.legalName} · {layout.footer.taxes}
      </p>
    </footer>
  )
}

const Column = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h2 className="mb-2 font-semibold">{title}</h2>
    <ul className="space-y-1 text-sm">{children}</ul>
  </section>
)

const openingText = ({ days, opens, closes }: OpeningHours, weekdays: ShopTexts['layout']['weekdays']): string => {
  const [first, last] = [days[0], days.at(-1)]
  const names = first && last ? [...new Set([weekdays[first], weekdays[last]])].join('–') : ''
  return `${names} ${opens}–${closes}`
}
