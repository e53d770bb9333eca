import { typedIn } from '@shop/domain/search/suggestion-order'
import { FitLine } from '../../common/part/fit-line.tsx'
import type { SuggestionOption } from './suggestion-groups.ts'

/** What a row says. What stands in the box already is plain, and what the row adds to it bold. */
export function SuggestionRow({
  typed,
  option: { text, isCompletion, fit },
  isSearch,
}: {
  readonly typed: string
  readonly option: SuggestionOption
  readonly isSearch: boolean
}) {
  return (
    <>
      {isSearch && <Glass />}
      <span className="min-w-0">
        {isCompletion ? <Completion typed={typed} text={text} /> : text}
        {/* Judged for a car, and resting on no row of one: it is made for none in particular. */}
        {fit && <FitLine fit={fit} isUniversal={fit.verdict === 'fits' && fit.row === undefined} />}
      </span>
    </>
  )
}

function Completion({ typed, text }: { readonly typed: string; readonly text: string }) {
  const known = typedIn(typed, text)
  if (!known) return text
  return (
    <>
      {known.from > 0 && <b className="font-semibold">{text.slice(0, known.from)}</b>}
      {text.slice(known.from, known.to)}
      <b className="font-semibold">{text.slice(known.to)}</b>
    </>
  )
}

function Glass() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-4 shrink-0 fill-none stroke-muted stroke-2">
      <circle cx="11" cy="11" r="7" />
      <path d="m16.5 16.5 5 5" strokeLinecap="round" />
    </svg>
  )
}
