import { listFailedPictures } from '@shop/contract/staff/import-pictures'
import { useSearchParams } from 'react-router'
import { useCall } from '../../kit/calls/use-call.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { useImportTexts } from './import-texts.ts'

const PAGE_SIZE = 20
/** The rows with problems have `page`. */
const PAGE_NAME = 'pictures'

/** Every picture that did not come, and why. */
export function FailedPictures({ id }: { readonly id: string }) {
  const { pictures: texts } = useImportTexts()
  const [parameters] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(parameters.get(PAGE_NAME))) || 1)
  const rows = useCall(listFailedPictures, { params: { id }, query: { page, limit: PAGE_SIZE } })
  return (
    <DataTable
      caption={texts.failures}
      rows={rows}
      pageName={PAGE_NAME}
      keyOf={({ row, said }) => `${row} ${said}`}
      columns={[
        { name: 'row', title: texts.row, cell: ({ row }) => <span className="tabular-nums">{row.toLocaleString()}</span> },
        {
          name: 'picture',
          title: texts.picture,
          cell: ({ said, failure }) => (
            <>
              <span className="block font-semibold break-all">{said}</span>
              {texts.why[failure]}
            </>
          ),
        },
      ]}
    />
  )
}
