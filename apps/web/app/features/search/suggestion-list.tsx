import { type RefObject, useEffect, useState } from 'react'
import { useLocale, useTexts } from '../../texts.ts'
import { suggestionGroups } from './suggestion-groups.ts'
import { SuggestionRow } from './suggestion-row.tsx'
import { useSuggestions } from './use-suggestions.ts'

export type SuggestionListProps = {
  readonly id: string
  readonly input: RefObject<HTMLInputElement | null>
  /** Empty when nothing is to be suggested. */
  readonly typed: string
  readonly onActive: (id: string | undefined) => void
  readonly onChoose: (address: string) => void
}

export function SuggestionList({ id, input, typed, onActive, onChoose }: SuggestionListProps) {
  const locale = useLocale()
  const { search } = useTexts()
  const suggested = useSuggestions(typed)
  const groups = suggested ? suggestionGroups(suggested, locale, search) : []
  const options = groups.flatMap(({ options }) => options)
  const [at, setAt] = useState(-1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: new suggestions begin at the top
  useEffect(() => setAt(-1), [suggested])
  useEffect(() => {
    const active = at >= 0 ? `${id}-${at}` : undefined
    onActive(active)
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  }, [at, id, onActive])
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
        {typed && suggested ? search.suggestionCount(options.length) : ''}
      </p>
      <div id={id} role="listbox" aria-label={search.label} className="max-h-[75dvh] overflow-y-auto overscroll-contain py-1">
        {groups.map(({ kind, label, options: own }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand inside a listbox
          <div key={kind} role="group" aria-label={label}>
            {kind !== 'searches' && (
              <p aria-hidden="true" className="px-4 pt-2 text-xs font-semibold text-muted uppercase">
                {label}
              </p>
            )}
            {own.map((option) => {
              number++
              const isActive = number === at
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard chooses from the box itself, as comboboxes do
                <div
                  key={option.address}
                  id={`${id}-${number}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={isActive}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(option.address)}
                  className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5 text-sm hover:bg-brand-tint aria-selected:bg-brand-tint"
                >
                  <SuggestionRow typed={suggested?.typed ?? ''} option={option} isSearch={kind === 'searches'} />
                </div>
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}
