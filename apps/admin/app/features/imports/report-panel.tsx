import type { ImportReport, StaffImport } from '@shop/domain/imports/import'
import { Card } from '@shop/ui/card'
import { useImportTexts } from './import-texts.ts'

type Props = { readonly report: ImportReport; readonly status: StaffImport['status'] }

/** The difference in figures, and what is worth a second look. */
export function ReportPanel({ report, status }: Props) {
  const {
    report: texts,
    names: { counted: kinds },
  } = useImportTexts()
  const { prices, stock } = report
  const names = (report.names ?? []).filter(({ creating }) => creating > 0)
  const figures = [
    [report.added, texts.added, 'text-good'],
    [report.changed, texts.changed, 'text-brand'],
    ...(report.removed > 0 ? [[report.removed, texts.removed, 'text-warn'] as const] : []),
    [report.same, texts.same, 'text-muted'],
    [report.wrong, texts.wrong, report.wrong > 0 ? 'text-bad' : 'text-muted'],
  ] as const
  return (
    <Card title={status === 'checked' ? texts.title : texts.appliedTitle} note={texts.read(report.rows)}>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map(([count, label, colour]) => (
          <div key={label} className="flex flex-col-reverse rounded-lg bg-ground p-3">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className={`text-2xl font-bold tabular-nums ${colour}`}>{count.toLocaleString()}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-4 space-y-1">
        {prices.farUp > 0 && <li className="font-semibold text-warn">▲ {texts.farUp(prices.farUp)}</li>}
        {prices.farDown > 0 && <li className="font-semibold text-warn">▼ {texts.farDown(prices.farDown)}</li>}
        {prices.up + prices.down > 0 && <li>{texts.prices(prices.up, prices.down)}</li>}
        {names.length > 0 && <li>{texts.creating(names.map(({ kind, creating }) => kinds[kind](creating)).join(', '))}</li>}
        {report.texts && report.texts.names > 0 && <li>{texts.namesChanged(report.texts.names)}</li>}
        {report.texts && report.texts.descriptions > 0 && <li>{texts.descriptionsChanged(report.texts.descriptions)}</li>}
        {stock.up + stock.down > 0 && <li>{texts.stock(stock.up, stock.down)}</li>}
        {(report.sections ?? 0) > 0 && <li>{texts.sections(report.sections ?? 0)}</li>}
        {(report.leftOut ?? 0) > 0 && <li>{texts.leftOut(report.leftOut ?? 0)}</li>}
        {report.zeros && report.zeros.rows > 0 && (
          <li className="text-warn">
            {texts.zeros(report.zeros.rows)} {report.zeros.first.map(({ said, known }) => `${said} → ${known}`).join(', ')}
          </li>
        )}
      </ul>
    </Card>
  )
}
