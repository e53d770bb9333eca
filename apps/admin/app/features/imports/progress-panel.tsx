import type { StaffImport } from '@shop/domain/imports/import'
import { Card } from '@shop/ui/card'
import { useImportTexts } from './import-texts.ts'

/** How far the worker is. Only reading knows its end; applying is one step. */
export function ProgressPanel({ seen: { status, percent, rows } }: { readonly seen: StaffImport }) {
  const { progress: texts } = useImportTexts()
  const title = status === 'applying' ? texts.applying : status === 'undoing' ? texts.undoing : texts.checking
  const isReading = status === 'checking'
  return (
    <Card title={title} note={texts.stay}>
      <progress
        aria-label={title}
        max={100}
        {...(isReading ? { value: percent } : {})}
        className="h-3 w-full overflow-hidden rounded-full accent-brand"
      />
      <p role="status" className="mt-2 text-muted tabular-nums">
        {texts.rows(rows)}
        {isReading && ` · ${percent} %`}
      </p>
    </Card>
  )
}
