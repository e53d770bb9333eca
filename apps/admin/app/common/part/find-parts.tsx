import { searchProducts } from '@shop/contract/shop/catalogue'
import type { NamedCar } from '@shop/domain/asked-products'
import { formatMoney } from '@shop/domain/money'
import type { ProductSummary } from '@shop/domain/product'
import { staffQuotations as english } from '@shop/texts/en/staff/quotations'
import { staffQuotations as spanish } from '@shop/texts/es/staff/quotations'
import { Button } from '@shop/ui/button'
import { TextField } from '@shop/ui/form/text-field'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '../../kit/calls/use-call.ts'
import { entered } from '../../kit/form/entered.ts'
import { looseField } from '../../kit/form/loose-field.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { useTextsOf } from '../../language.tsx'
import { NearNumbers } from './near-numbers.tsx'
import { PartForCar } from './part-for-car.tsx'

const SHOWN = 6

type Props = {
  /** What the customer asked for, in the words of the search box. */
  readonly wanted: string
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (product: ProductSummary) => void
}

/** The shop's own search, with what staff need to see: price, stock, and whether a part fits the car that was named last. */
export function FindParts({ wanted, chosen, onChoose }: Props) {
  const { answer: texts } = useTextsOf({ es: spanish, en: english })
  const [search, setSearch] = useState(wanted)
  const called = useCall(searchProducts, search ? { query: { search, page: 1, limit: SHOWN, sort: 'relevance' } } : undefined)
  const [car, setCar] = useState<NamedCar>()
  const form = useRef<HTMLFormElement>(null)
  const { data } = called
  useEffect(() => {
    if (data?.car) setCar(data.car)
  }, [data])
  const choose = (number: string) => {
    const box = form.current?.elements.namedItem('search')
    if (box instanceof HTMLInputElement) box.value = number
    setSearch(number)
  }
  return (
    <search className="block">
      <form
        ref={form}
        noValidate
        className="flex flex-wrap items-start gap-x-2"
        onSubmit={(event) => setSearch(entered(event)('search').trim())}
      >
        <TextField
          field={looseField('find-parts', 'search')}
          type="search"
          label={texts.search}
          hint={texts.searchHint}
          defaultValue={wanted}
          autoComplete="off"
          className="min-w-60 flex-1"
        />
        {/* Beside the box itself, which has a label above and a hint below. */}
        <Button type="submit" look="plain" isBusy={called.isLoading} className="mt-6 min-h-12">
          {called.isLoading ? texts.finding : texts.find}
        </Button>
      </form>
      {search && (
        <Loaded of={called}>
          {({ items, total, nearNumbers }) => (
            <>
              <p role="status" className="mt-3 text-sm text-muted">
                {texts.found(total)}
              </p>
              {nearNumbers && <NearNumbers numbers={nearNumbers} onChoose={choose} />}
              <ul className="divide-y divide-line">
                {items.map((product) => (
                  <li key={product.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
                    <span className="min-w-60 flex-1">
                      <span className="block font-medium">{product.name}</span>
                      <span className="block text-sm text-muted">
                        {product.brand} · <span className="font-mono">{product.partNumber}</span>
                      </span>
                      {car && <PartForCar id={product.id} car={car} />}
                    </span>
                    <span className="text-right tabular-nums">
                      <span className="block font-semibold">{formatMoney(product.finalPrice)}</span>
                      <span className={`block text-sm ${product.stock > 0 ? 'text-good' : 'text-bad'}`}>{texts.stock(product.stock)}</span>
                    </span>
                    {chosen.has(product.id) ? (
                      <span className="min-w-24 text-center text-sm font-semibold text-good">{texts.added}</span>
                    ) : (
                      <Button look="plain" aria-label={texts.addNamed(product.name)} onClick={() => onChoose(product)}>
                        {texts.add}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Loaded>
      )}
    </search>
  )
}
