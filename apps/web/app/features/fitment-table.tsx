import type { FitmentRow } from '@shop/domain/product'
import { useTexts } from '../texts.ts'

export const FitmentTable = ({ rows }: { readonly rows: readonly FitmentRow[] }) => {
  const { part } = useTexts()
  return (
    <div className="mt-8">
      <h2 id="fitments" className="mb-3 text-xl font-bold">
        {part.fitments}
      </h2>
      {/* Wide on a phone: it scrolls by itself, and by keyboard, instead of pushing the page. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take the keyboard's focus */}
      <section aria-labelledby="fitments" tabIndex={0} className="overflow-x-auto rounded-xl bg-white ring-1 ring-line">
        <table className="w-full min-w-md text-left text-sm">
          <thead className="bg-brand-tint">
            <tr>
              {[part.make, part.model, part.years, part.engine, part.notes].map((title) => (
                <th key={title} scope="col" className="px-3 py-2 font-semibold">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((row) => (
              <tr key={`${row.make} ${row.model} ${row.yearFrom} ${row.engine} ${row.position} ${row.note}`}>
                <td className="px-3 py-2">{row.make}</td>
                <td className="px-3 py-2 font-medium">{row.model}</td>
                <td className="px-3 py-2 whitespace-nowrap">
                  {row.yearFrom === row.yearTo ? row.yearFrom : `${row.yearFrom}–${row.yearTo}`}
                </td>
                <td className="px-3 py-2">{row.engine || part.anyEngine}</td>
                <td className="px-3 py-2">{[row.position, row.note].filter(Boolean).join(' · ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
