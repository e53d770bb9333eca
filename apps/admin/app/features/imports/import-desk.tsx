import type { StaffImport } from '@shop/domain/imports/import'
import { Card } from '@shop/ui/card'
import { FactsList } from '../../kit/facts-list.tsx'
import { Moment } from '../../kit/moment.tsx'
import { ApplyPanel } from './apply-panel.tsx'
import { ContradictionsPanel } from './contradictions-panel.tsx'
import { ImportSteps } from './import-steps.tsx'
import { useImportTexts, useImportWords } from './import-texts.ts'
import { MappingForm } from './mapping-form.tsx'
import { NamesPanel } from './names-panel.tsx'
import { PicturesPanel } from './pictures-panel.tsx'
import { ProblemsPanel } from './problems-panel.tsx'
import { ProgressPanel } from './progress-panel.tsx'
import { ReportPanel } from './report-panel.tsx'
import { SamplesPanel } from './samples-panel.tsx'
import { SheetForm } from './sheet-form.tsx'
import { UndoPanel } from './undo-panel.tsx'
import { UploadPanel } from './upload-panel.tsx'

type Props = { readonly seen: StaffImport; readonly onChange: () => void }

/** One import at the step where it is: its columns, its progress, its difference, its undoing. */
export function ImportDesk({ seen, onChange }: Props) {
  return (
    <div className="space-y-6">
      <ImportSteps status={seen.status} />
      <Facts seen={seen} />
      <Step seen={seen} onChange={onChange} />
    </div>
  )
}

function Step({ seen, onChange }: Props) {
  const { mapping, problems } = useImportTexts()
  const { status, report } = seen
  if (status === 'uploaded' || status === 'failed')
    return (
      <>
        {seen.failure && <Failed seen={seen} />}
        <ReadingForms seen={seen} onChange={onChange} />
      </>
    )
  if (status === 'checking' || status === 'applying' || status === 'undoing') return <ProgressPanel seen={seen} />
  if (!report) return null
  return (
    <>
      <ReportPanel report={report} status={status} />
      {status === 'checked' && <NamesPanel seen={seen} onDone={onChange} />}
      {(status === 'checked' || status === 'applied') && <PicturesPanel seen={seen} onDone={onChange} />}
      {status === 'checked' && <ApplyPanel id={seen.id} checks={seen.checks} report={report} onDone={onChange} />}
      {(status === 'applied' || status === 'undone') && <UndoPanel seen={seen} onDone={onChange} />}
      {report.wrong > 0 && <ProblemsPanel seen={seen} />}
      {report.contradictions && <ContradictionsPanel found={report.contradictions} />}
      {report.samples.length + (report.leftOut ?? 0) > 0 && <SamplesPanel seen={seen} samples={report.samples} onDone={onChange} />}
      {status === 'checked' && (
        <>
          {report.wrong > 0 && (
            <More title={problems.fix}>
              <UploadPanel supplier={seen.supplier} />
            </More>
          )}
          <More title={mapping.again}>
            <ReadingForms seen={seen} onChange={onChange} />
          </More>
        </>
      )}
    </>
  )
}

/** How the file is read: its sheet, its headings, its columns. Read another way, its columns begin anew. */
function ReadingForms({ seen, onChange }: Props) {
  return (
    <div className="space-y-6">
      {seen.format !== 'aces' && seen.top.length > 0 && <SheetForm key={`${seen.sheet}`} seen={seen} onDone={onChange} />}
      <MappingForm key={`${seen.sheet} ${seen.headingRow}`} seen={seen} onDone={onChange} />
    </div>
  )
}

function More({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand underline underline-offset-2">
        {title}
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  )
}

function Facts({ seen }: { readonly seen: StaffImport }) {
  const texts = useImportTexts()
  return (
    <Card title={seen.fileName} aside={<strong>{texts.statuses[seen.status]}</strong>}>
      <FactsList
        facts={[
          [texts.mapping.kind, `${texts.kinds[seen.kind]} · ${texts.formats[seen.format]}`],
          ...(seen.supplier ? [[texts.supplier, seen.supplier] as const] : []),
          [texts.who, seen.staff],
          [texts.when, <Moment key="when" at={seen.appliedAt ?? seen.createdAt} />],
        ]}
      />
    </Card>
  )
}

function Failed({ seen: { failure } }: { readonly seen: StaffImport }) {
  const texts = useImportTexts()
  const { file } = useImportWords()
  return (
    <div role="alert" className="rounded-lg border-l-4 border-bad bg-bad/5 p-4">
      <p className="font-semibold">{texts.failed}</p>
      <p>{failure && file[failure]}</p>
    </div>
  )
}
