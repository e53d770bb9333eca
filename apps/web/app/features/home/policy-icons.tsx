import { formatMoney } from '@shop/domain/money'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { openingText } from '@shop/texts/opening-text'
import { CalendarIcon, ClockIcon, QuestionIcon, ReturnIcon, TruckIcon } from '@shop/ui/icons'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale, useTexts } from '../../texts.ts'
import { SectionTitle } from './section-title.tsx'

export function PolicyIcons({ policies: { shipping, delivery, returns, quotation, hours } }: { readonly policies: PublicPolicies }) {
  const locale = useLocale()
  const { home, layout } = useTexts()
  const texts = home.policies
  const [terms, contact] = [paths.warranty(locale), paths.about(locale)]
  const promises = [
    {
      Icon: TruckIcon,
      to: terms,
      name: texts.shipping(formatMoney(shipping.freeOver)),
      detail: texts.shippingDetail(formatMoney(shipping.standardCost)),
    },
    { Icon: CalendarIcon, to: terms, name: texts.delivery(delivery.fewestDays, delivery.mostDays), detail: texts.deliveryDetail },
    { Icon: ReturnIcon, to: terms, name: texts.returns(returns.days), detail: texts.returnsDetail },
    { Icon: QuestionIcon, to: paths.quotation(locale), name: texts.quotation(quotation.minutes), detail: texts.quotationDetail },
    { Icon: ClockIcon, to: contact, name: texts.hours, detail: hours.map((opening) => openingText(opening, layout.weekdays)).join(' · ') },
  ]
  return (
    <section aria-labelledby="promises">
      <SectionTitle id="promises">{texts.title}</SectionTitle>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
        {promises.map(({ Icon, to, name, detail }) => (
          <li key={name}>
            <Link
              to={to}
              className="flex h-full min-h-16 items-center gap-3 rounded-xl bg-white p-4 ring-1 ring-line hover:ring-brand lg:flex-col lg:items-start"
            >
              <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-tint text-brand">
                <Icon />
              </span>
              <span>
                <span className="block leading-tight font-semibold">{name}</span>
                <span className="mt-1 block text-sm text-muted">{detail}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
