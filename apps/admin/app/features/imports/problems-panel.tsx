import { downloadImportProblems, listImportProblems } from '@shop/contract/staff/imports'
import type { StaffImport } from '@shop/domain/imports/import'
import { Card } from '@shop/ui/card'
import { useSearchParams } from 'react-router'
import { fileAddress } from '../../kit/calls/file-address.ts'
import { useCall } from '../../kit/calls/use-call.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { useImportTexts, useImportWords } from './import-texts.ts'

const PAGE_SIZE = 20

/** Every row that is wrong and why; the whole list to take along. */
export function ProblemsPanel({ seen: { id, status, report } }: { readonly seen: StaffImport }) {
  const { problems: texts } = useImportTexts()
  const words = useImportWords()
  const [parameters] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1)
  const rows = useCall(listImportProblems, { params: { id }, query: { page, limit: PAGE_SIZE } })
  return (
    <Card
      title={texts.title}
      note={status === 'checked' ? texts.note : texts.leftOut}
      aside={
        <a
          href={fileAddress(downloadImportProblems, { id })}
          download
          className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-2"
        >
          {texts.download}
        </a>
      }
    >
      <ul aria-label={texts.kinds} className="mb-4 flex flex-wrap gap-2">
        {report?.problems.map(({ code, rows: count }) => (
          <li key={code} className="rounded-full bg-bad/10 px-3 py-1 text-sm">
            {texts.kind[code]}: <strong className="tabular-nums">{count.toLocaleString()}</strong>
          </li>
        ))}
      </ul>
      <DataTable
        caption={texts.title}
        rows={rows}
        keyOf={({ row, code, field }) => `${row}-${code}-${field}`}
        columns={[
          { name: 'row', title: texts.row, cell: ({ row }) => <span className="tabular-nums">{row.toLocaleString()}</span> },
          {
            name: 'reason',
            title: texts.reason,
            cell: ({ code, field, value }) => (
              <span className="break-words">{words.row[code]({ field: field ? words.fields[field] : '', value })}</span>
            ),
          },
        ]}
      />
    </Card>
  )
}
