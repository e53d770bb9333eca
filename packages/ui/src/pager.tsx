import type { ReactNode } from 'react'

type Labels = { readonly pages: string; readonly previous: string; readonly next: string; readonly page: (number: number) => string }
type Props = {
  readonly page: number
  readonly pages: number
  readonly labels: Labels
  readonly renderLink: (page: number, className: string, label: string, children: ReactNode) => ReactNode
}

const AROUND = 2
const BUTTON = 'inline-flex min-h-11 min-w-11 items-center justify-center rounded-lg border px-3 font-medium'

/** Real links to the pages around this one, so that they work before scripts arrive and can be followed by crawlers. */
export function Pager({ page, pages, labels, renderLink }: Props) {
  if (pages <= 1) return null
  const link = (number: number, children: ReactNode, label: string) =>
    renderLink(number, `${BUTTON} border-line bg-white hover:border-brand`, label, children)
  return (
    <nav aria-label={labels.pages} className="mt-8">
      <ul className="flex flex-wrap items-center justify-center gap-2">
        {page > 1 && <li>{link(page - 1, `‹ ${labels.previous}`, labels.previous)}</li>}
        {shownPages(page, pages).map((number, i, shown) => (
          <li key={number} className="flex items-center gap-2">
            {i > 0 && number - (shown[i - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
            {number === page ? (
              <span aria-current="page" className={`${BUTTON} border-brand bg-brand text-white`}>
                <span className="sr-only">{labels.page(number)}</span>
                <span aria-hidden="true">{number}</span>
              </span>
            ) : (
              link(number, number, labels.page(number))
            )}
          </li>
        ))}
        {page < pages && <li>{link(page + 1, `${labels.next} ›`, labels.next)}</li>}
      </ul>
    </nav>
  )
}

function shownPages(page: number, pages: number): number[] {
  const near = Array.from({ length: 2 * AROUND + 1 }, (_, i) => page - AROUND + i)
  return [...new Set([1, ...near, pages])].filter((number) => number >= 1 && number <= pages).toSorted((a, b) => a - b)
}
