import { suggest } from '@shop/contract/shop/catalogue'
import type { Suggestions } from '@shop/domain/search/understood'
import { type RefObject, useEffect, useState } from 'react'
import { callApi } from '../../calls/call-api.ts'
import { paths } from '../../paths.ts'
import { useLocale, useTexts } from '../../texts.ts'

export type SuggestionListProps = {
  readonly id: string
  readonly input: RefObject<HTMLInputElement | null>
  /** Empty when nothing is to be suggested. */
  readonly typed: string
  readonly onActive: (id: string | undefined) => void
  readonly onChoose: (address: string) => void
}

const PAUSE_MS = 120
const SHORTEST = 2

export const SuggestionList = ({ id, input, typed, onActive, onChoose }: SuggestionListProps) => {
  const locale = useLocale()
  const { search } = useTexts()
  const found = useSuggestions(typed)
  const groups = found && typed.length >= SHORTEST ? groupsOf(found) : []
  const options = groups.flatMap(({ options }) => options)
  const [at, setAt] = useState(-1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: new suggestions begin at the top
  useEffect(() => setAt(-1), [found])
  useEffect(() => onActive(at >= 0 ? `${id}-${at}` : undefined), [at, id, onActive])
  useEffect(() => {
    const box = input.current
    const move = (event: KeyboardEvent) => {
      if (options.length === 0) return
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        const step = event.key === 'ArrowDown' ? 1 : -1
        setAt((now) => (now + step + options.length + 1) % (options.length + 1) || (step > 0 && now === -1 ? 0 : -1))
      }
      const chosen = options[at]
      if (event.key === 'Enter' && chosen) {
        event.preventDefault()
        onChoose(chosen.address)
      }
    }
    box?.addEventListener('keydown', move)
    return () => box?.removeEventListener('keydown', move)
  })

  function groupsOf({ products, categories, vehicles, numbers }: Suggestions) {
    return [
      {
        title: search.suggestions.numbers,
        options: numbers.map(({ id: ref, number, name }) => ({ text: `${number} · ${name}`, address: paths.product(locale, ref) })),
      },
      {
        title: search.suggestions.categories,
        options: categories.map(({ name }) => ({ text: name, address: paths.search(locale, { search: name }) })),
      },
      {
        title: search.suggestions.vehicles,
        options: vehicles.map(({ make, model }) => ({
          text: `${make} ${model}`,
          address: paths.search(locale, { armadora: make, modelo: model }),
        })),
      },
      {
        title: search.suggestions.products,
        options: products.map(({ id: ref, name, brand }) => ({ text: `${name} · ${brand}`, address: paths.product(locale, ref) })),
      },
    ].filter((group) => group.options.length > 0)
  }

  let number = -1
  return (
    <div
      className={
        options.length > 0
          ? 'absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-lg bg-white text-ink shadow-xl ring-1 ring-line'
          : 'sr-only'
      }
    >
      <p role="status" className="sr-only">
        {typed && found ? search.suggestionCount(options.length) : ''}
      </p>
      <div id={id} role="listbox" aria-label={search.label}>
        {groups.map(({ title, options: own }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand inside a listbox
          <div key={title} role="group" aria-label={title}>
            <p aria-hidden="true" className="px-4 pt-2 text-xs font-semibold text-muted uppercase">
              {title}
            </p>
            {own.map(({ text, address }) => {
              number++
              const isActive = number === at
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard chooses from the box itself, as comboboxes do
                <div
                  key={text}
                  id={`${id}-${number}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={isActive}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(address)}
                  className="flex min-h-11 cursor-pointer items-center px-4 py-1 text-sm hover:bg-brand-tint aria-selected:bg-brand-tint"
                >
                  {text}
                </div>
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Waits for a pause between letters; an answer that comes too late is dropped. */
const useSuggestions = (typed: string): Suggestions | undefined => {
  const locale = useLocale()
  const [found, setFound] = useState<Suggestions>()
  useEffect(() => {
    if (typed.length < SHORTEST) return setFound(undefined)
    let isCurrent = true
    const timer = setTimeout(async () => {
      try {
        const answer = await (await callApi(locale))(suggest, { query: { q: typed } })
        if (isCurrent) setFound(answer)
      } catch (error) {
        // Suggestions are a courtesy: Enter still searches.
        console.warn(error)
      }
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [typed, locale])
  return found
}
