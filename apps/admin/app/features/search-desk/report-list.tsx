import type { SearchReport } from '@shop/domain/search-report'
import { PATHS, pathTo } from '@shop/domain/site-paths'
import { Card } from '@shop/ui/card'
import { type Column, Table } from '@shop/ui/table'
import { Link } from 'react-router'
import { shopAddress } from '../../facts.ts'
import { moveBetweenRows } from '../../kit/table/move-between-rows.ts'
import { TextLink } from '../../kit/text-link.tsx'
import { screens } from '../../screens.ts'
import { useSearchDeskTexts } from './search-desk-texts.ts'

type Searched = SearchReport['notSold'][number]
type Props<Row extends Searched> = {
  readonly texts: { readonly title: string; readonly note: string; readonly empty: string }
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
}

/** One list of the report: what was typed, how often, what is special about it, and a way to teach the search. */
export function ReportList<Row extends Searched>({ texts, rows, columns }: Props<Row>) {
  const { report } = useSearchDeskTexts()
  return (
    <Card title={texts.title} note={texts.note}>
      {rows.length === 0 ? (
        <p className="text-muted">{texts.empty}</p>
      ) : (
        <Table
          caption={texts.title}
          rows={rows}
          keyOf={({ locale, text }) => `${locale} ${text}`}
          onKeyDown={moveBetweenRows}
          columns={[
            { name: 'text', title: report.text, cell: (row) => <Typed row={row} /> },
            { name: 'searches', title: report.searches, isSecondary: true, cell: ({ searches }) => searches.toLocaleString() },
            ...columns,
            { name: 'synonym', title: report.teach, isSecondary: true, cell: ({ text }) => <ToSynonyms text={text} /> },
          ]}
        />
      )}
    </Card>
  )
}

function Typed({ row: { locale, text } }: { readonly row: Searched }) {
  const { report: texts } = useSearchDeskTexts()
  const address = `${pathTo(PATHS.search, locale)}?${new URLSearchParams({ search: text })}`
  return (
    <span className="wrap-anywhere">
      <TextLink href={shopAddress(address)} target="_blank" rel="noreferrer" title={texts.open(text)}>
        {text}
      </TextLink>
      {locale === 'en' && <span className="ml-2 text-sm text-muted">{texts.english}</span>}
    </span>
  )
}

function ToSynonyms({ text }: { readonly text: string }) {
  const { report: texts } = useSearchDeskTexts()
  return (
    <Link
      to={screens.categories.path}
      aria-label={texts.synonymOf(text)}
      className="inline-block min-h-6 text-brand underline underline-offset-2"
    >
      {texts.synonym}
    </Link>
  )
}
