import { type ComponentType, type FocusEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { askAboutNoCar } from '../../browser/asked-car.ts'
import { lazily } from '../../browser/lazily.ts'
import { paths } from '../../paths.ts'
import { Form } from '../../router/form.tsx'
import { useLocation, useNavigate } from '../../router/router-context.ts'
import { useLocale, useTexts } from '../../texts.ts'
import type { SuggestionListProps } from './suggestion-list.tsx'

/** One box for everything people say at a counter. Suggestions arrive with the first letter, not with the page. */
export function SearchBox() {
  const locale = useLocale()
  const { search } = useTexts()
  const { search: query } = useLocation()
  const navigate = useNavigate()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const asked = new URLSearchParams(query).get('search') ?? ''
  const [typed, setTyped] = useState<string>()
  const [List, setList] = useState<ComponentType<SuggestionListProps>>()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState<string>()

  // Without suggestions Enter still searches, and the next letter tries again.
  const load = useCallback(
    () => void lazily(() => import('./suggestion-list.tsx')).then(({ SuggestionList }) => setList(() => SuggestionList), console.warn),
    [],
  )
  const suggest = useCallback(
    (text: string) => {
      load()
      setTyped(text.trim())
      setOpen(true)
    },
    [load],
  )
  // Somebody quick typed before the script arrived.
  useEffect(() => {
    const { current: field } = input
    if (field && field.value !== field.defaultValue) suggest(field.value)
  }, [suggest])
  const shown = useRef(asked)
  useEffect(() => {
    if (shown.current === asked) return
    shown.current = asked
    // Another page asks for something else: the box follows it.
    if (input.current) input.current.value = asked
    setTyped(undefined)
    setOpen(false)
  }, [asked])

  const closeWhenLeft = (event: FocusEvent<HTMLFormElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  return (
    <Form
      action={paths.searchPage(locale)}
      role="search"
      className="relative flex w-full"
      onBlur={closeWhenLeft}
      onSubmit={(event) => {
        if (!input.current?.value.trim()) event.preventDefault()
        setOpen(false)
      }}
    >
      <input
        ref={input}
        type="search"
        required
        name="search"
        role="combobox"
        aria-label={search.label}
        aria-expanded={isOpen && Boolean(typed)}
        aria-controls={isOpen && typed ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active}
        placeholder={search.placeholder}
        defaultValue={asked}
        enterKeyHint="search"
        autoCapitalize="off"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        onFocus={load}
        onChange={(event) => suggest(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && isOpen) {
            event.preventDefault()
            setOpen(false)
          }
        }}
        className="min-h-12 w-full rounded-l-lg border-0 bg-white px-4 text-ink placeholder:text-muted"
      />
      <button type="submit" className="flex min-h-12 min-w-12 items-center justify-center rounded-r-lg bg-accent text-ink">
        <span className="sr-only">{search.submit}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 fill-none stroke-current stroke-2">
          <circle cx="11" cy="11" r="7" />
          <path d="m16.5 16.5 5 5" strokeLinecap="round" />
        </svg>
      </button>
      {List && (
        <List
          id={listId}
          input={input}
          typed={isOpen ? (typed ?? '') : ''}
          onActive={setActive}
          onChoose={(address) => {
            // A part that is chosen by its name answers no question about a car.
            askAboutNoCar()
            navigate(address)
          }}
        />
      )}
    </Form>
  )
}
