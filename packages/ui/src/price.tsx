import { type Cents, formatMoney } from '@shop/domain/money'

type Labels = { readonly before: string; readonly now: string; readonly discount: (percent: number) => string }
type Props = {
  readonly price: Cents
  readonly finalPrice: Cents
  readonly discountPercent: number
  readonly labels: Labels
  readonly isLarge?: boolean
}

/** A price, with the one before the discount struck out; said in words too, for those who do not see the line. */
export const Price = ({ price, finalPrice, discountPercent, labels, isLarge = false }: Props) => (
  <p className="flex flex-wrap items-baseline gap-x-2">
    {finalPrice < price && <span className="sr-only">{labels.now}</span>}
    <span className={isLarge ? 'text-3xl font-bold' : 'text-lg font-bold'}>{formatMoney(finalPrice)}</span>
    {finalPrice < price && (
      <>
        <span className="sr-only">{labels.before}</span>
        <s className="text-sm text-muted">{formatMoney(price)}</s>
        <span className="rounded bg-accent px-1.5 py-0.5 text-xs font-bold text-ink">{labels.discount(discountPercent)}</span>
      </>
    )}
  </p>
)
