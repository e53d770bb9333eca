import type { ComponentProps, ReactNode } from 'react'

export type Column<Row> = {
  readonly name: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** On a phone it is told below the row's first cell, which has the width. */
  readonly isSecondary?: boolean
}

type Props<Row> = {
  /** Heard, not seen: a heading says it to the others. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly onKeyDown?: ComponentProps<'tbody'>['onKeyDown']
}

/** Rows with the same facts about each. */
export function Table<Row>({ caption, columns, rows, keyOf, onKeyDown }: Props<Row>) {
  return (
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
      <tbody onKeyDown={onKeyDown}>
        {rows.map((row) => (
          <tr key={keyOf(row)} className="border-b border-line last:border-0 focus-within:bg-brand-tint/40">
            {columns.map(({ name, cell, isSecondary }, i) => (
              <td key={name} className={`py-3 pr-4 align-top last:pr-0 sm:align-middle ${isSecondary ? ON_WIDE : ''}`}>
                {cell(row)}
                {i === 0 && <Below columns={columns.filter((one) => one.isSecondary)} row={row} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const ON_WIDE = 'hidden sm:table-cell'

function Below<Row>({ columns, row }: { readonly columns: readonly Column<Row>[]; readonly row: Row }) {
  return columns.length === 0 ? null : (
    <dl className="mt-1 text-sm text-muted sm:hidden">
      {columns.map(({ name, title, cell }) => (
        <div key={name} className="flex gap-1">
          <dt>{title}:</dt>
          <dd>{cell(row)}</dd>
        </div>
      ))}
    </dl>
  )
}
