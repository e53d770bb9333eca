import { searchProducts } from '@shop/contract/shop/catalogue'
import type { NamedCar } from '@shop/domain/asked-products'
import { carText } from '@shop/domain/car-names'
import type { ProductSummary } from '@shop/domain/product'
import type { SearchPage, Understood } from '@shop/domain/search/understood'
import { Button } from '@shop/ui/button'
import { TextField } from '@shop/ui/form/text-field'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { NearNumbers } from '../../common/part/near-numbers.tsx'
import { useCall } from '../../kit/calls/use-call.ts'
import { entered } from '../../kit/form/entered.ts'
import { looseField } from '../../kit/form/loose-field.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { PartResults } from './part-results.tsx'
import { useCounterTexts } from './use-counter-texts.ts'

const SHOWN = 9
const BOX = 'mostrador'

type Props = {
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly onFound: (understood: Understood | undefined) => void
  readonly onAdd: (product: ProductSummary, car: NamedCar | undefined) => void
  /** What else a bare key does while the results have the focus. */
  readonly letters: Readonly<Record<string, () => void>>
}

/** One box in the words of the customer. Its keys count only among the results, so that nobody types one by accident. */
export function PartSearch({ search, onSearch, onFound, onAdd, letters }: Props) {
  const texts = useCounterTexts()
  const results = useRef<HTMLDivElement>(null)
  const called = useCall(searchProducts, search ? { query: { search, page: 1, limit: SHOWN, sort: 'relevance' } } : undefined)
  const { data, isLoading } = called
  const focusFirst = () => results.current?.querySelector<HTMLElement>('button')?.focus()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found is the only reason
  useEffect(() => {
    if (!data || isLoading) return
    onFound(data.understood)
    if (document.activeElement === results.current) focusFirst()
  }, [data, isLoading])
  const items = isLoading ? [] : (data?.items ?? [])
  const car = data && carOf(data)
  /** The focus waits outside of what was found before, which goes away with the next answer. */
  const find = (words: string) => {
    results.current?.focus()
    if (words === search && !isLoading) focusFirst()
    else onSearch(words)
  }
  const choose = (number: string) => {
    const box = boxOf()
    if (box) box.value = number
    find(number)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const chosen = /^[1-9]$/.test(event.key) ? items[Number(event.key) - 1] : undefined
    const act = chosen ? () => onAdd(chosen, car) : (STEPS[event.key] ?? letters[event.key.toLowerCase()])
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <search className="block">
      <form noValidate className="flex flex-wrap items-start gap-x-2" onSubmit={(event) => find(entered(event)(BOX).trim())}>
        <TextField
          field={looseField('counter', BOX)}
          type="search"
          label={texts.search}
          hint={texts.hint}
          defaultValue={search}
          autoComplete="off"
          className="min-w-60 flex-1"
        />
        {/* Beside the box itself, which has a label above and a hint below. */}
        <Button type="submit" isBusy={isLoading} className="mt-6 min-h-12">
          {isLoading ? texts.finding : texts.find}
        </Button>
      </form>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside */}
      <div ref={results} tabIndex={-1} onKeyDown={onKeyDown} className="mt-3 outline-offset-4">
        {search && (
          <Loaded of={called}>
            {({ total, understood, nearNumbers }) => (
              <>
                <p role="status" className="mb-2 text-sm text-muted lg:mb-0">
                  {total === 0 ? texts.none : texts.found(total)}
                  {understood?.car && ` · ${texts.understood(carText(car ?? understood.car))}`}
                </p>
                {total > 0 && <p className="mb-2 hidden text-sm text-muted lg:block">{texts.keys}</p>}
                {nearNumbers && <NearNumbers numbers={nearNumbers} onChoose={choose} />}
                <PartResults
                  // Other parts, or another car, never stand beside the verdicts of those before.
                  key={[car ? carText(car) : '', ...items.map(({ id }) => id)].join()}
                  items={items}
                  car={car}
                  onAdd={(product) => onAdd(product, car)}
                />
              </>
            )}
          </Loaded>
        )}
      </div>
    </search>
  )
}

function boxOf() {
  return document.querySelector<HTMLInputElement>(`input[name=${BOX}]`)
}
/** What stands in it is selected: the next words take its place. */
export function focusBox() {
  boxOf()?.focus()
  boxOf()?.select()
}

function step(by: 1 | -1) {
  return () => {
    const button = document.activeElement
    const item = button?.closest('li')
    const next = by === 1 ? item?.nextElementSibling : item?.previousElementSibling
    next?.querySelector<HTMLElement>('button')?.focus()
  }
}
const STEPS: Readonly<Record<string, () => void>> = { ArrowDown: step(1), ArrowUp: step(-1), Escape: focusBox }

/** The whole car, with its engine where it had only one; else as much as was said, if that is a model. */
function carOf({ car, understood }: SearchPage): NamedCar | undefined {
  return car ?? (understood?.car?.model ? understood.car : undefined)
}
