import type { Counted } from '@shop/domain/counted'
import { useSearchParams } from '../../router/router-context.ts'

const SHOWN_AT_FIRST = 8

type ChoicesProps = {
  readonly legend: string
  readonly name: string
  readonly options: readonly Counted[]
  /** The same with what is ticked and not yet applied. Nothing goes away under a finger: what leads nowhere now says so. */
  readonly counted: readonly Counted[]
}

export const Choices = ({ legend, name, options, counted }: ChoicesProps) => {
  const [params] = useSearchParams()
  const chosen = new Set(params.getAll(name))
  if (options.length === 0) return null
  const sorted = options.toSorted((a, b) => Number(chosen.has(b.slug)) - Number(chosen.has(a.slug)) || b.products - a.products)
  const now = new Map(counted.map(({ slug, products }) => [slug, products]))
  const rows = (some: readonly Counted[]) =>
    some.map(({ slug, name: text }) => (
      <Choice key={slug} name={name} value={slug} text={text} products={now.get(slug) ?? 0} isChosen={chosen.has(slug)} />
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

export const Choice = ({ name, value, text, products, isChosen }: ChoiceProps) => (
  <label className="flex min-h-9 cursor-pointer items-center gap-2 text-sm">
    <input type="checkbox" name={name} value={value} defaultChecked={isChosen} className="size-5 accent-brand" />
    <span className="flex-1">{text}</span>
    <span className="text-muted">{products.toLocaleString('en-US')}</span>
  </label>
)
