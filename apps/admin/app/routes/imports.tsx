import { listImports } from '@shop/contract/staff/imports'
import { Card } from '@shop/ui/card'
import { Link, useSearchParams } from 'react-router'
import { ExportPanel } from '../features/imports/export-panel.tsx'
import { useImportTexts } from '../features/imports/import-texts.ts'
import { UploadPanel } from '../features/imports/upload-panel.tsx'
import { useCall } from '../kit/calls/use-call.ts'
import { Moment } from '../kit/moment.tsx'
import { Screen } from '../kit/screen.tsx'
import { DataTable } from '../kit/table/data-table.tsx'
import { useTexts } from '../language.tsx'
import { screens } from '../screens.ts'

const PAGE_SIZE = 20

export function Imports() {
  const texts = useImportTexts()
  const names = useTexts().screens
  const [parameters] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1)
  const rows = useCall(listImports, { query: { page, limit: PAGE_SIZE } })
  return (
    <Screen title={names.imports} lead={texts.lead}>
      <UploadPanel />
      <Card title={texts.table}>
        <DataTable
          caption={texts.table}
          rows={rows}
          keyOf={({ id }) => id}
          emptyText={texts.none}
          columns={[
            {
              name: 'file',
              title: texts.file,
              cell: ({ id, fileName, kind, format }) => (
                <>
                  <Link
                    to={`${screens.imports.path}/${id}`}
                    className="inline-block min-h-6 font-semibold break-all text-brand underline underline-offset-2"
                  >
                    {fileName}
                  </Link>
                  <span className="block text-sm text-muted">
                    {texts.kinds[kind]} · {texts.formats[format]}
                  </span>
                </>
              ),
            },
            { name: 'supplier', title: texts.supplier, isSecondary: true, cell: ({ supplier }) => supplier },
            { name: 'rows', title: texts.rows, isSecondary: true, cell: (one) => one.rows.toLocaleString() },
            { name: 'status', title: texts.status, isSecondary: true, cell: ({ status }) => texts.statuses[status] },
            { name: 'who', title: texts.who, isSecondary: true, cell: ({ staff }) => staff },
            { name: 'when', title: texts.when, isSecondary: true, cell: ({ createdAt }) => <Moment at={createdAt} /> },
          ]}
        />
      </Card>
      <ExportPanel />
    </Screen>
  )
}
