import { formatMoney } from '@shop/domain/money'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale, useTexts } from '../../texts.ts'

/** What the shop promises, each with the number that counts today. */
export function ShopPromises({ policies: { shipping, delivery, returns, quotation } }: { readonly policies: PublicPolicies }) {
  const locale = useLocale()
  const { about } = useTexts()
  const promises = [
    [about.free(formatMoney(shipping.freeOver)), about.otherwise(formatMoney(shipping.standardCost))],
    [about.delivery(delivery.fewestDays, delivery.mostDays), about.deliveryNote],
    [about.returns(returns.days), about.returnsNote],
    [about.quotation(quotation.minutes), about.quotationNote],
  ] as const
  return (
    <section aria-labelledby="promises">
      <h2 id="promises" className="mb-3 text-xl font-bold">
        {about.promises}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {promises.map(([promise, note]) => (
          <li key={promise} className="rounded-xl border-t-4 border-accent bg-white p-4 shadow-card">
            <p className="font-semibold">{promise}</p>
            <p className="mt-1 text-sm text-muted">{note}</p>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">
        {about.taxes}{' '}
        <Link to={paths.warranty(locale)} className="inline-flex min-h-6 items-center text-brand underline underline-offset-2">
          {about.warranty}
        </Link>
      </p>
    </section>
  )
}
