import type { Facets } from '@shop/domain/counted'
import { listFilters as english } from '@shop/texts/en/list-filters'
import { listFilters as spanish } from '@shop/texts/es/list-filters'
import { Button } from '@shop/ui/button'
import { useEffect, useRef } from 'react'
import { Form, useSubmit } from '../../router/form.tsx'
import { useLocation, useSearchParams } from '../../router/router-context.ts'
import { useTexts, useTextsOf } from '../../texts.ts'
import { Choice, Choices } from './filter-choices.tsx'
import { useLiveFacets } from './use-live-facets.ts'

/** What the filters leave alone when they are sent. */
const KEPT = ['lista', 'promo', 'search', 'armadora', 'modelo', 'anio', 'motor', 'autoparte', 'sort', 'limit']

/** A plain form: it works before scripts arrive. With them, a choice counts at once on a wide screen; on a narrow one it is told what it would leave. */
export function FilterForm({ facets }: { readonly facets: Facets }) {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const { search } = useTexts()
  const texts = useTextsOf({ es: spanish, en: english })
  const { counted, count } = useLiveFacets(facets)
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const apply = () => {
    if (!form.current) return
    form.current.closest<HTMLElement>('[popover]')?.hidePopover?.()
    submit(filledIn(form.current), { action: pathname, preventScrollReset: true })
  }
  const applyOrCount = () => {
    if (!form.current) return
    // Sent as if by hand, which also wakes what sleeps.
    if (matchMedia('(min-width: 1024px)').matches) form.current.requestSubmit()
    else count(filledIn(form.current))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the page wakes up
  useEffect(() => {
    // Somebody quick chose before the scripts arrived: his choice counts.
    const isChanged = [...(form.current?.elements ?? [])].some(
      (field) => field instanceof HTMLInputElement && field.checked !== field.defaultChecked,
    )
    if (isChanged) applyOrCount()
  }, [])
  const kinds = [
    ['categoria', search.facets.category, 'categories'],
    ['subcategoria', search.facets.subcategory, 'subcategories'],
    ['tipo', search.facets.partType, 'partTypes'],
    ['posicion', texts.position, 'position'],
    ['lado', texts.side, 'side'],
    ['material', texts.material, 'material'],
    ['marca', search.facets.brand, 'brands'],
    ['gama', texts.tier, 'tier'],
  ] as const
  const flags = [
    ['en_stock', search.available, 'available'],
    ['promocion', search.discounted, 'discounted'],
    ['outlet', search.outlet, 'outlet'],
    ['servicio_pesado', search.heavyDuty, 'heavyDuty'],
  ] as const
  return (
    <Form
      ref={form}
      key={params.toString()}
      action={pathname}
      className="space-y-5"
      onChange={applyOrCount}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      {KEPT.flatMap((name) => params.getAll(name).map((value) => <input key={name} type="hidden" name={name} value={value} />))}
      {kinds
        .filter(([name]) => name !== 'subcategoria' || params.has('categoria'))
        .map(([name, legend, kind]) => (
          <Choices key={name} legend={legend} name={name} options={facets[kind]} counted={counted[kind]} />
        ))}
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
          .filter(([name, , kind]) => (facets[kind] > 0 || params.has(name)) && params.get('lista') !== name)
          .map(([name, text, kind]) => (
            <Choice key={name} name={name} value="1" text={text} products={counted[kind]} isChosen={params.has(name)} />
          ))}
      </fieldset>
      <div className="sticky bottom-0 -mx-5 border-t border-line bg-ground px-5 py-3 lg:static lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0">
        <Button type="submit" className="min-h-12 w-full">
          <span aria-live="polite">{texts.show(counted.total.toLocaleString('en-US'))}</span>
        </Button>
      </div>
    </Form>
  )
}

/** Fields that were left empty do not belong into the address. */
function filledIn(form: HTMLFormElement): URLSearchParams {
  const filled = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value.trim()) filled.append(name, value)
  return filled
}

function PriceField({ name, label, placeholder }: { readonly name: string; readonly label: string; readonly placeholder: number }) {
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
