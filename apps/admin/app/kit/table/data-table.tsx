import { type Page, pageCount } from '@shop/domain/listing'
import { Pager } from '@shop/ui/pager'
import { type Column, Table } from '@shop/ui/table'
import { Link, useSearchParams } from 'react-router'
import { useTexts } from '../../language.tsx'
import type { Called } from '../calls/use-call.ts'
import { Loaded } from '../loaded.tsx'
import { moveBetweenRows } from './move-between-rows.ts'

type Props<Row> = {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: Called<Page<Row>>
  readonly keyOf: (row: Row) => string
  readonly emptyText?: string
  /** Where a screen has two lists, what the second calls its page in the address. */
  readonly pageName?: string
}

/** One page of a list from the server; which one is in the address, as `page` or what it is called. Up and down go from row to row. */
export function DataTable<Row>({ caption, columns, rows, keyOf, emptyText, pageName = 'page' }: Props<Row>) {
  const texts = useTexts()
  const [parameters] = useSearchParams()
  const addressOf = (page: number) =>
    `?${new URLSearchParams([...[...parameters].filter(([name]) => name !== pageName), [pageName, `${page}`]])}`
  return (
    <Loaded of={rows}>
      {(page) =>
        page.items.length === 0 ? (
          <p className="text-muted">{emptyText ?? texts.empty}</p>
        ) : (
          <>
            <Table caption={caption} columns={columns} rows={page.items} keyOf={keyOf} onKeyDown={moveBetweenRows} />
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
