import type { Counted, Facets } from '@shop/domain/counted'
import { Button } from '@shop/ui/button'
import { useEffect, useRef } from 'react'
import { Form, useLocation, useSearchParams, useSubmit } from 'react-router'
import { useTexts } from '../../texts.ts'

/** What the filters leave alone when they are sent. */
const KEPT = ['lista', 'promo', 'search', 'armadora', 'modelo', 'anio', 'motor', 'autoparte', 'sort', 'limit']
const SHOWN_AT_FIRST = 8

/** A plain form: it works before scripts arrive, and with them on a wide screen every choice counts at once. */
export const FilterForm = ({ facets }: { readonly facets: Facets }) => {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const { search } = useTexts()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const apply = () => {
    if (!form.current) return
    form.current.closest<HTMLElement>('[popover]')?.hidePopover?.()
    submit(filledIn(form.current), { action: pathname, preventScrollReset: true })
  }
  // Sent as if by hand, which also wakes what sleeps.
  const applyOnWideScreens = () => {
    if (matchMedia('(min-width: 1024px)').matches) form.current?.requestSubmit()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the page wakes up
  useEffect(() => {
    // Somebody quick chose before the scripts arrived: his choice counts.
    const isChanged = [...(form.current?.elements ?? [])].some(
      (field) => field instanceof HTMLInputElement && field.checked !== field.defaultChecked,
    )
    if (isChanged) applyOnWideScreens()
  }, [])
  const flags = [
    { name: 'en_stock', text: search.available, products: facets.available },
    { name: 'promocion', text: search.discounted, products: facets.discounted },
    { name: 'outlet', text: search.outlet, products: facets.outlet },
    { name: 'servicio_pesado', text: search.heavyDuty, products: facets.heavyDuty },
  ]
  return (
    <Form
      ref={form}
      key={params.toString()}
      action={pathname}
      className="space-y-5"
      onChange={applyOnWideScreens}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      {KEPT.flatMap((name) => params.getAll(name).map((value) => <input key={name} type="hidden" name={name} value={value} />))}
      <Choices legend={search.facets.category} name="categoria" options={facets.categories} />
      <Choices legend={search.facets.subcategory} name="subcategoria" options={params.has('categoria') ? facets.subcategories : []} />
      <Choices legend={search.facets.partType} name="tipo" options={facets.partTypes} />
      <Choices legend={search.facets.brand} name="marca" options={facets.brands} />
      <fieldset>
        <legend className="mb-1 font-semibold">{search.facets.price}</legend>
        <div className="flex gap-2">
          <PriceField name="precio_min" label={search.priceFrom} placeholder={facets.price.from} />
          <PriceField name="precio_max" label={search.priceTo} placeholder={facets.price.to} />
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-1 font-semibold">{search.facets.more}</legend>
        {flags
          // All of the list of that name is so.
          .filter(({ name, products }) => (products > 0 || params.has(name)) && params.get('lista') !== name)
          .map(({ name, text, products }) => (
            <Choice key={name} name={name} value="1" text={text} products={products} isChosen={params.has(name)} />
          ))}
      </fieldset>
      <Button type="submit" className="min-h-12 w-full">
        {search.showResults}
      </Button>
    </Form>
  )
}

/** Fields that were left empty do not belong into the address. */
const filledIn = (form: HTMLFormElement): URLSearchParams => {
  const filled = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value.trim()) filled.append(name, value)
  return filled
}

const Choices = ({ legend, name, options }: { readonly legend: string; readonly name: string; readonly options: readonly Counted[] }) => {
  const [params] = useSearchParams()
  const chosen = new Set(params.getAll(name))
  if (options.length === 0) return null
  const sorted = options.toSorted((a, b) => Number(chosen.has(b.slug)) - Number(chosen.has(a.slug)) || b.products - a.products)
  const rows = (some: readonly Counted[]) =>
    some.map(({ slug, name: text, products }) => (
      <Choice key={slug} name={name} value={slug} text={text} products={products} isChosen={chosen.has(slug)} />
    ))
  const more = sorted.slice(SHOWN_AT_FIRST)
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{legend}</legend>
      {rows(sorted.slice(0, SHOWN_AT_FIRST))}
      {more.length > 0 && (
        <details>
          <summary className="min-h-9 cursor-pointer py-2 text-sm text-brand underline underline-offset-2">+ {more.length}</summary>
          {rows(more)}
        </details>
      )}
    </fieldset>
  )
}

type ChoiceProps = {
  readonly name: string
  readonly value: string
  readonly text: string
  readonly products: number
  readonly isChosen: boolean
}

const Choice = ({ name, value, text, products, isChosen }: ChoiceProps) => (
  <label className="flex min-h-9 cursor-pointer items-center gap-2 text-sm">
    <input type="checkbox" name={name} value={value} defaultChecked={isChosen} className="size-5 accent-brand" />
    <span className="flex-1">{text}</span>
    <span className="text-muted">{products.toLocaleString('en-US')}</span>
  </label>
)

const PriceField = ({ name, label, placeholder }: { readonly name: string; readonly label: string; readonly placeholder: number }) => {
  const [params] = useSearchParams()
  return (
    <label className="flex-1 text-sm text-muted">
      {label}
      <input
        name={name}
        inputMode="numeric"
        pattern="\d{1,8}(\.\d{1,2})?"
        defaultValue={params.get(name) ?? ''}
        placeholder={String(Math.floor(placeholder / 100))}
        className="block min-h-11 w-full rounded-lg border border-line bg-white px-3 text-ink"
      />
    </label>
  )
}
