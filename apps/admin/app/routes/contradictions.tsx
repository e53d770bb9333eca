import { listContradictions, showCatalogueAudit } from '@shop/contract/staff/catalogue-audit'
import { contradictionKind, severityWord } from '@shop/contract/wire/catalogue/contradiction'
import type { StaffContradiction } from '@shop/domain/staff-contradiction'
import { Card } from '@shop/ui/card'
import { Link, useSearchParams } from 'react-router'
import { useContradictionTexts } from '../common/contradiction/contradiction-texts.ts'
import { SeverityTag } from '../common/contradiction/severity-tag.tsx'
import { Why } from '../common/contradiction/why.tsx'
import { AuditPanel } from '../features/contradictions/audit-panel.tsx'
import { ContradictionFilter, KINDS, SEVERITIES } from '../features/contradictions/contradiction-filter.tsx'
import { useCall } from '../kit/calls/use-call.ts'
import { useEvery } from '../kit/calls/use-every.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Screen } from '../kit/screen.tsx'
import { DataTable } from '../kit/table/data-table.tsx'
import { useTexts } from '../language.tsx'
import { screens } from '../screens.ts'

const AGAIN_MS = 2_000

/** What the catalogue says that cannot be. */
export function Contradictions() {
  const texts = useContradictionTexts()
  const names = useTexts().screens
  const audit = useCall(showCatalogueAudit, {})
  useEvery(AGAIN_MS, () => {
    if (audit.data?.isUnderWay) audit.reload()
  })
  return (
    <Screen title={names.contradictions} lead={texts.lead}>
      <Loaded of={audit}>{(shown) => <AuditPanel audit={shown} onAsked={audit.reload} />}</Loaded>
      {/* What was found anew is shown once it is; before the first time nothing is known, not even that there is nothing. */}
      {audit.data?.endedAt && <ContradictionList key={audit.data.endedAt.getTime()} />}
    </Screen>
  )
}

const PAGE_SIZE = 25

function ContradictionList() {
  const texts = useContradictionTexts()
  const [parameters] = useSearchParams()
  const kind = KINDS.find((one) => contradictionKind.encode(one) === parameters.get('tipo'))
  const severity = SEVERITIES.find((one) => severityWord.encode(one) === parameters.get('gravedad'))
  const page = Number(/^[1-9]\d{0,5}$/.exec(parameters.get('page') ?? '')?.[0] ?? 1)
  const rows = useCall(listContradictions, { query: { page, limit: PAGE_SIZE, kind, severity } })
  return (
    <>
      <ContradictionFilter parameters={parameters} />
      <Card title={rows.data ? texts.count(rows.data.total) : texts.table}>
        <DataTable
          caption={texts.table}
          rows={rows}
          keyOf={({ id }) => id}
          emptyText={kind || severity ? texts.noneOfThese : texts.none}
          columns={[
            { name: 'part', title: texts.part, cell: (row) => <PartCell row={row} /> },
            { name: 'kind', title: texts.kindOf, cell: (row) => texts.kinds[row.kind] },
            { name: 'severity', title: texts.severityOf, isSecondary: true, cell: (row) => <SeverityTag severity={row.severity} /> },
            { name: 'why', title: texts.why, isSecondary: true, cell: (row) => <Why row={row} /> },
          ]}
        />
      </Card>
    </>
  )
}

type Cell = { readonly row: StaffContradiction }

function PartCell({ row: { productId, productName, partNumber, productKey } }: Cell) {
  return (
    <>
      <Link
        to={`${screens.products.path}/${productId}`}
        className="inline-block min-h-6 font-semibold text-brand underline underline-offset-2"
      >
        {productName}
      </Link>
      <span className="block font-mono text-xs text-muted">
        {partNumber} · {productKey}
      </span>
    </>
  )
}
