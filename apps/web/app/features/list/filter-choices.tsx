import type { Counted } from '@shop/domain/counted'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearchParams } from '../../router/router-context.ts'

const SHOWN_AT_FIRST = 8

type ChoicesProps = {
  readonly legend: string
  readonly name: string
  readonly options: readonly Counted[]
  /** The same with what is ticked and not yet applied. Nothing goes away under a finger: what leads nowhere now says so. */
  readonly counted: readonly Counted[]
}

export function Choices({ legend, name, options, counted }: ChoicesProps) {
  const [params] = useSearchParams()
  const chosen = new Set(params.getAll(name))
  if (options.length === 0) return null
  const sorted = options.toSorted((a, b) => Number(chosen.has(b.slug)) - Number(chosen.has(a.slug)) || b.products - a.products)
  const now = new Map(counted.map(({ slug, products }) => [slug, products]))
  const rows = (some: readonly Counted[]) =>
    some.map(({ slug, name: text }) => (
      <Choice key={slug} name={name} value={slug} text={text} products={now.get(slug) ?? 0} isChosen={chosen.has(slug)} />
    ))
  // What is ticked is part of the form from the first.
  const shown = Math.max(SHOWN_AT_FIRST, sorted.filter(({ slug }) => chosen.has(slug)).length)
  const more = sorted.slice(shown)
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{legend}</legend>
      {rows(sorted.slice(0, shown))}
      {more.length > 0 && <Unfolded summary={`+ ${more.length}`}>{() => rows(more)}</Unfolded>}
    </fieldset>
  )
}

type UnfoldedProps = { readonly summary: string; readonly children: () => ReactNode }

/** Its rows are written when it is opened: a list has hundreds of them, and few look there. */
function Unfolded({ summary, children }: UnfoldedProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [isWritten, setWritten] = useState(false)
  useEffect(() => {
    // Somebody quick opened it before its script came.
    if (details.current?.open) setWritten(true)
  }, [])
  return (
    <details ref={details} onToggle={() => setWritten(true)}>
      <summary className="min-h-9 cursor-pointer py-2 text-sm text-brand underline underline-offset-2">{summary}</summary>
      {isWritten && children()}
    </details>
  )
}

type ChoiceProps = {
  readonly name: string
  readonly value: string
  readonly text: string
  readonly products: number
  readonly isChosen: boolean
}

export function Choice({ name, value, text, products, isChosen }: ChoiceProps) {
  return (
    <label className="filter-choice">
      <input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
      <span>{text}</span>
      <span>{products.toLocaleString('en-US')}</span>
    </label>
  )
}
