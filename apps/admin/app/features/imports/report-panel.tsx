import type { ImportReport, ImportSample, StaffImport } from '@shop/domain/imports/import'
import { Panel } from '../panel.tsx'
import { useImportTexts, useImportWords } from './import-texts.ts'

type Props = { readonly report: ImportReport; readonly status: StaffImport['status'] }

/** The difference in figures, what is worth a second look, and examples. */
export const ReportPanel = ({ report, status }: Props) => {
  const { report: texts } = useImportTexts()
  const { prices, stock } = report
  const figures = [
    [report.added, texts.added, 'text-good'],
    [report.changed, texts.changed, 'text-brand'],
    ...(report.removed > 0 ? [[report.removed, texts.removed, 'text-warn'] as const] : []),
    [report.same, texts.same, 'text-muted'],
    [report.wrong, texts.wrong, report.wrong > 0 ? 'text-bad' : 'text-muted'],
  ] as const
  return (
    <Panel title={status === 'checked' ? texts.title : texts.appliedTitle} note={texts.read(report.rows)}>
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
        {stock.up + stock.down > 0 && <li>{texts.stock(stock.up, stock.down)}</li>}
      </ul>
      {report.samples.length > 0 && <Samples samples={report.samples} />}
    </Panel>
  )
}

const Samples = ({ samples }: { readonly samples: readonly ImportSample[] }) => {
  const { report: texts } = useImportTexts()
  return (
    <>
      <h3 className="mt-5 font-bold">{texts.samples}</h3>
      <ul className="mt-2 divide-y divide-line rounded-lg border border-line">
        {samples.map((sample) => (
          <li key={sample.row} className="grid gap-x-4 gap-y-1 p-3 sm:grid-cols-[1fr_2fr]">
            <div>
              <span className="font-mono font-semibold">{sample.number}</span>{' '}
              {sample.isNew && <span className="rounded bg-good/10 px-1.5 text-sm font-semibold text-good">{texts.isNew}</span>}
              <span className="block text-sm break-words">{sample.name}</span>
              <span className="block text-xs text-muted">{texts.row(sample.row)}</span>
            </div>
            <Changes sample={sample} />
          </li>
        ))}
      </ul>
    </>
  )
}

const Changes = ({ sample: { changes, isNew } }: { readonly sample: ImportSample }) => {
  const { report: texts } = useImportTexts()
  const { fields } = useImportWords()
  const words: Readonly<Record<string, string>> = { true: texts.yes, false: texts.no }
  const shown = (value: string) => words[value] ?? value
  return (
    <dl className="space-y-1 text-sm">
      {changes
        .filter(({ after }) => after !== '')
        .map(({ field, before, after }) => (
          <div key={field} className="flex flex-wrap gap-x-2">
            <dt className="text-muted">{fields[field]}:</dt>
            <dd className="min-w-0 break-words">
              {!isNew && before !== '' && (
                <>
                  <span className="sr-only">{texts.before} </span>
                  <s className="text-muted">{shown(before)}</s> <span aria-hidden="true">→ </span>
                  <span className="sr-only">{texts.after} </span>
                </>
              )}
              <span className="font-semibold">{shown(after)}</span>
            </dd>
          </div>
        ))}
    </dl>
  )
}
