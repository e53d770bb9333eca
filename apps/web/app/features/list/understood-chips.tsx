import type { Understood } from '@shop/domain/search/understood'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale, useTexts } from '../../texts.ts'
import { UnderstoodNotes } from './understood-notes.tsx'

const SHOWN = new Set(['number', 'make', 'model', 'year', 'engine', 'brand', 'position', 'part', 'symptom', 'word'])

/** How the sentence was understood. Every piece can be taken out again. */
type Props = { readonly understood: Understood; readonly hasResults: boolean }

export function UnderstoodChips({ understood, hasResults }: Props) {
  const locale = useLocale()
  const { search } = useTexts()
  const pieces = understood.pieces.filter(({ meaning }) => SHOWN.has(meaning))
  return (
    <div className="mb-4 space-y-2 text-sm">
      {pieces.length > 1 && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-muted">{search.understood}:</span>
          <ul className="contents">
            {pieces.map(({ text, without }) => (
              <li key={`${text} ${without}`}>
                <Link
                  to={without ? paths.search(locale, { search: without }) : paths.products(locale)}
                  aria-label={search.without(text)}
                  className="inline-flex min-h-9 items-center gap-2 rounded-full bg-white px-3 font-medium ring-1 ring-line hover:ring-brand"
                >
                  {text} <span aria-hidden="true">×</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {understood.corrections.map(({ from, to }) => (
        <p key={from}>{search.corrected(from, to)}</p>
      ))}
      <UnderstoodNotes understood={understood} hasResults={hasResults} />
      {understood.ignored.length > 0 && <p>{search.ignored(understood.ignored.join(', '))}</p>}
    </div>
  )
}
