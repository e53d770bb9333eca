import type { FitmentRow } from '@shop/domain/product'
import { fitmentTable as english } from '@shop/texts/en/fitment-table'
import { fitmentTable as spanish } from '@shop/texts/es/fitment-table'
import { useEffect, useRef, useState } from 'react'
import { useTextsOf } from '../../texts.ts'

/** Fewer are found faster by eye. */
const WORTH_FILTERING = 6

export function FitmentTable({ rows }: { readonly rows: readonly FitmentRow[] }) {
  const texts = useTextsOf({ es: spanish, en: english })
  const [wanted, setWanted] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // Somebody quick typed before the script arrived.
  useEffect(() => setWanted(field.current?.value ?? ''), [])
  const words = plain(wanted).split(' ').filter(Boolean)
  const shown = rows.filter((row) => words.every((word) => isAbout(row, word)))
  return (
    <div className="mt-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="fitments" className="text-xl font-bold">
          {texts.fitments}
        </h2>
        {rows.length > WORTH_FILTERING && (
          <input
            ref={field}
            type="search"
            aria-label={texts.filterCars}
            placeholder={texts.filterCars}
            onChange={(event) => setWanted(event.target.value)}
            className="min-h-11 w-full rounded-lg border border-line bg-white px-3 sm:w-72"
          />
        )}
      </div>
      {/* Wide on a phone: it scrolls by itself, and by keyboard, instead of pushing the page. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take the keyboard's focus */}
      <section aria-labelledby="fitments" tabIndex={0} className="max-h-128 overflow-auto rounded-xl bg-white ring-1 ring-line">
        <table className="w-full min-w-md text-left text-sm">
          <thead className="sticky top-0 bg-brand-tint">
            <tr>
              {[texts.make, texts.model, texts.years, texts.engine, texts.notes].map((title) => (
                <th key={title} scope="col" className="px-3 py-2 font-semibold">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {shown.map((row) => (
              <tr key={`${row.make} ${row.model} ${row.yearFrom} ${row.engine} ${row.position} ${row.note}`}>
                <td className="px-3 py-2">{row.make}</td>
                <td className="px-3 py-2 font-medium">{row.model}</td>
                <td className="px-3 py-2 whitespace-nowrap">
                  {row.yearFrom === row.yearTo ? row.yearFrom : `${row.yearFrom}–${row.yearTo}`}
                </td>
                <td className="px-3 py-2">{row.engine || texts.anyEngine}</td>
                <td className="px-3 py-2">{[row.position, row.note].filter(Boolean).join(' · ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p role="status" className={shown.length === 0 ? 'p-4 text-muted' : 'sr-only'}>
          {wanted && (shown.length === 0 ? texts.noSuchCar : texts.carsShown(shown.length))}
        </p>
      </section>
    </div>
  )
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** A year is inside the row's years; any other word is part of a name. */
function isAbout(row: FitmentRow, word: string): boolean {
  return /^(19|20)\d\d$/.test(word)
    ? row.yearFrom <= Number(word) && Number(word) <= row.yearTo
    : plain(`${row.make} ${row.model} ${row.engine}`).includes(word)
}
