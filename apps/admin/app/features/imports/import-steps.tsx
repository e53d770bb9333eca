import type { ImportStatus } from '@shop/domain/imports/import'
import { useImportTexts } from './import-texts.ts'

const STEP_OF: Readonly<Record<ImportStatus, number>> = {
  uploaded: 1,
  failed: 1,
  checking: 2,
  checked: 2,
  applying: 3,
  applied: 3,
  undoing: 3,
  undone: 3,
}

/** Where an import is on its way into the catalogue. */
export function ImportSteps({ status }: { readonly status: ImportStatus }) {
  const { steps: texts } = useImportTexts()
  const current = STEP_OF[status]
  return (
    <ol aria-label={texts.label} className="grid grid-cols-4 gap-1 text-center text-xs sm:text-sm">
      {[texts.file, texts.columns, texts.check, texts.done].map((name, step) => (
        <li
          key={name}
          aria-current={step === current ? 'step' : undefined}
          className={`border-t-4 pt-2 ${step <= current ? 'border-brand font-semibold text-brand' : 'border-line text-muted'}`}
        >
          {name}
        </li>
      ))}
    </ol>
  )
}
