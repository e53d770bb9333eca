import { type Page, pageCount } from '@shop/domain/listing'
import { Pager } from '@shop/ui/pager'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTexts } from '../../language.tsx'
import type { Called } from '../calls/use-call.ts'
import { Loaded } from '../loaded.tsx'
import { moveBetweenRows } from './move-between-rows.ts'

type Column<Row> = {
  readonly name: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** On a phone it is told below the row's first cell, which has the width. */
  readonly isSecondary?: boolean
}

type Props<Row> = {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: Called<Page<Row>>
  readonly keyOf: (row: Row) => string
  readonly emptyText?: string
}

/** One page of a list from the server; which one is in the address, as `page`. Up and down go from row to row. */
export const DataTable = <Row,>({ caption, columns, rows, keyOf, emptyText }: Props<Row>) => {
  const texts = useTexts()
  const [parameters] = useSearchParams()
  const addressOf = (page: number) =>
    `?${new URLSearchParams([...[...parameters].filter(([name]) => name !== 'page'), ['page', `${page}`]])}`
  const secondary = columns.filter(({ isSecondary }) => isSecondary)
  return (
    <Loaded of={rows}>
      {(page) =>
        page.items.length === 0 ? (
          <p className="text-muted">{emptyText ?? texts.empty}</p>
        ) : (
          <>
            <table className="w-full text-left">
              <caption className="sr-only">{caption}</caption>
              <thead className="border-b border-line text-sm text-muted">
                <tr>
                  {columns.map(({ name, title, isSecondary }) => (
                    <th key={name} scope="col" className={`py-2 pr-4 font-semibold ${isSecondary ? ON_WIDE : ''}`}>
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody onKeyDown={moveBetweenRows}>
                {page.items.map((row) => (
                  <tr key={keyOf(row)} className="border-b border-line last:border-0 focus-within:bg-brand-tint/40">
                    {columns.map(({ name, cell, isSecondary }, i) => (
                      <td key={name} className={`py-3 pr-4 align-top last:pr-0 sm:align-middle ${isSecondary ? ON_WIDE : ''}`}>
                        {cell(row)}
                        {i === 0 && <Below columns={secondary} row={row} />}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            <Pager
              page={page.page}
              pages={pageCount(page)}
              labels={texts.pages}
              renderLink={(number, className, label, children) => (
                <Link to={addressOf(number)} className={className} aria-label={label}>
                  {children}
                </Link>
              )}
            />
          </>
        )
      }
    </Loaded>
  )
}

const ON_WIDE = 'hidden sm:table-cell'

const Below = <Row,>({ columns, row }: { readonly columns: readonly Column<Row>[]; readonly row: Row }) =>
  columns.length === 0 ? null : (
    <dl className="mt-1 text-sm text-muted sm:hidden">
      {columns.map(({ name, title, cell }) => (
        <div key={name} className="flex gap-1">
          <dt>{title}:</dt>
          <dd>{cell(row)}</dd>
        </div>
      ))}
    </dl>
  )
