import { checkFits } from '@shop/contract/shop/product'
import type { NamedCar } from '@shop/domain/asked-products'
import { formatMoney } from '@shop/domain/money'
import type { ProductSummary } from '@shop/domain/product'
import { FitNote } from '../../common/part/fit-note.tsx'
import { useCall } from '../../kit/calls/use-call.ts'
import { useCounterTexts } from './use-counter-texts.ts'

type Props = {
  readonly items: readonly ProductSummary[]
  /** The one that was named, with its model at least. */
  readonly car: NamedCar | undefined
  readonly onAdd: (product: ProductSummary) => void
}

/** Each part is one button, with all that decides about it: price, stock, and whether it fits the car that was named. */
export function PartResults({ items, car, onAdd }: Props) {
  const texts = useCounterTexts()
  const { data: fits } = useCall(checkFits, car && items.length > 0 ? { body: { refs: items.map(({ id }) => id), ...car } } : undefined)
  return (
    <ol aria-label={texts.results} className="divide-y divide-line">
      {items.map((product, place) => (
        <li key={product.id}>
          <button
            type="button"
            onClick={() => onAdd(product)}
            className="flex w-full cursor-pointer items-center gap-3 rounded-lg px-2 py-2 text-left hover:bg-ground focus-visible:bg-ground"
          >
            <kbd className="grid size-8 shrink-0 place-items-center rounded border border-line font-semibold">{place + 1}</kbd>
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{product.name}</span>
              <span className="block text-sm text-muted">
                {product.brand} · <span className="font-mono">{product.partNumber}</span>
              </span>
              {car && fits?.[place] && <FitNote fit={fits[place]} />}
            </span>
            <span className="text-right tabular-nums">
              <span className="block font-semibold">{formatMoney(product.finalPrice)}</span>
              <span className={`block text-sm ${product.stock > 0 ? 'text-good' : 'text-bad'}`}>{texts.stock(product.stock)}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
