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
export function Price({ price, finalPrice, discountPercent, labels, isLarge = false }: Props) {
  return (
    <p className="price">
      {finalPrice < price && <span className="sr-only">{labels.now}</span>}
      <span className={isLarge ? 'text-3xl font-bold' : 'price-now'}>{formatMoney(finalPrice)}</span>
      {finalPrice < price && (
        <>
          <span className="sr-only">{labels.before}</span>
          <s>{formatMoney(price)}</s>
          <span className="price-off">{labels.discount(discountPercent)}</span>
        </>
      )}
    </p>
  )
}
