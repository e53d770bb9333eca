import { listAuditEntries } from '@shop/contract/staff/audit-log'
import { auditSubject } from '@shop/contract/wire/people/audit-entry'
import { AUDIT_SUBJECTS } from '@shop/domain/audit-log'
import { staffAuditLog as english } from '@shop/texts/en/staff/audit-log'
import { staffAuditLog as spanish } from '@shop/texts/es/staff/audit-log'
import { Card } from '@shop/ui/card'
import { useSearchParams } from 'react-router'
import { Differences } from '../features/audit-log/differences.tsx'
import { LogFilter } from '../features/audit-log/log-filter.tsx'
import { SubjectLink } from '../features/audit-log/subject-link.tsx'
import { Verification } from '../features/audit-log/verification.tsx'
import { useCall } from '../kit/calls/use-call.ts'
import { Moment } from '../kit/moment.tsx'
import { Screen } from '../kit/screen.tsx'
import { DataTable } from '../kit/table/data-table.tsx'
import { useTexts, useTextsOf } from '../language.tsx'

const PAGE_SIZE = 25

export function AuditLog() {
  const texts = useTextsOf({ es: spanish, en: english })
  const { screens, roles } = useTexts()
  const [parameters] = useSearchParams()
  const rows = useCall(listAuditEntries, { query: askedIn(parameters) })
  return (
    <Screen title={screens.auditLog} lead={texts.lead}>
      <Card title={texts.filter.title}>
        <LogFilter />
      </Card>
      <Card title={texts.table}>
        <DataTable
          caption={texts.table}
          rows={rows}
          keyOf={({ id }) => id}
          emptyText={texts.none}
          columns={[
            {
              name: 'what',
              title: texts.what,
              cell: (entry) => (
                <>
                  <span className="font-semibold">{texts.actions[entry.action]}</span>
                  <span className="block text-sm text-muted">
                    {texts.subjects[entry.subject.kind]} <SubjectLink entry={entry} />
                  </span>
                </>
              ),
            },
            { name: 'changes', title: texts.changes, isSecondary: true, cell: (entry) => <Differences entry={entry} /> },
            {
              name: 'who',
              title: texts.who,
              isSecondary: true,
              cell: ({ staff }) => (
                <>
                  {staff.name} <span className="text-sm text-muted">{roles[staff.role]}</span>
                </>
              ),
            },
            { name: 'when', title: texts.when, isSecondary: true, cell: ({ at }) => <Moment at={at} /> },
          ]}
        />
      </Card>
      <Verification />
    </Screen>
  )
}

/** Whatever stands in the address; what makes no sense there is looked for by nobody. */
function askedIn(parameters: URLSearchParams) {
  const given = (name: string) => parameters.get(name) || undefined
  const day = (name: string) => (/^20\d\d-\d\d-\d\d$/.test(given(name) ?? '') ? given(name) : undefined)
  return {
    page: Math.max(1, Math.trunc(Number(given('page'))) || 1),
    limit: PAGE_SIZE,
    staffId: Math.trunc(Number(given('persona'))) || undefined,
    kind: AUDIT_SUBJECTS.find((kind) => auditSubject.encode(kind) === given('tipo')),
    ref: given('asunto'),
    from: day('desde'),
    to: day('hasta'),
  }
}
