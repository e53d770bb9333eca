import { severityOf } from '@shop/domain/catalogue-audit/contradiction'
import type { ImportContradictions } from '@shop/domain/imports/import'
import { Card } from '@shop/ui/card'
import { useContradictionTexts } from '../../common/contradiction/contradiction-texts.ts'
import { SeverityTag } from '../../common/contradiction/severity-tag.tsx'
import { Why } from '../../common/contradiction/why.tsx'
import { useImportTexts } from './import-texts.ts'

/** What the rows would bring that cannot be: how much of it, and where it begins. */
export function ContradictionsPanel({ found: { errors, hints, first } }: { readonly found: ImportContradictions }) {
  const { contradictions: texts, report } = useImportTexts()
  const { kinds } = useContradictionTexts()
  if (errors + hints === 0) return null
  return (
    <Card title={texts.title} note={texts.note} aside={<strong>{texts.count(errors, hints)}</strong>}>
      {errors + hints > first.length && <p className="mb-2 text-sm text-muted">{texts.first(first.length)}</p>}
      <ul className="space-y-2">
        {first.map((one) => (
          <li key={`${one.row} ${one.kind} ${one.fact}`} className="flex flex-wrap items-baseline gap-x-3">
            <SeverityTag severity={severityOf(one.kind)} />
            <span className="font-semibold tabular-nums">{report.row(one.row)}</span>
            <span>{kinds[one.kind]}</span>
            <span className="break-words text-sm text-muted">
              <Why row={one} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
