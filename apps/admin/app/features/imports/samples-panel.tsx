import type { ImportSample, StaffImport } from '@shop/domain/imports/import'
import { Card } from '@shop/ui/card'
import { useImportTexts, useImportWords } from './import-texts.ts'
import { LeaveOutButton, LeaveOutPanel } from './leave-out.tsx'

type Props = { readonly seen: StaffImport; readonly samples: readonly ImportSample[]; readonly onDone: () => void }

/** Some of what is new and of what changes, before and after. */
export function SamplesPanel({ seen, samples, onDone }: Props) {
  const { report: texts } = useImportTexts()
  return (
    <Card title={texts.samples}>
      {seen.status === 'checked' && <LeaveOutPanel seen={seen} onDone={onDone} />}
      <ul className="divide-y divide-line rounded-lg border border-line">
        {samples.map((sample) => (
          <li key={sample.row} className="grid gap-x-4 gap-y-1 p-3 sm:grid-cols-[1fr_2fr]">
            <div>
              <span className="font-mono font-semibold">{sample.number}</span>{' '}
              {sample.isNew && <span className="rounded bg-good/10 px-1.5 text-sm font-semibold text-good">{texts.isNew}</span>}
              <span className="block text-sm break-words">{sample.name}</span>
              <span className="block text-xs text-muted">{texts.row(sample.row)}</span>
              {seen.status === 'checked' && <LeaveOutButton seen={seen} row={sample.row} onDone={onDone} />}
            </div>
            <Changes sample={sample} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Changes({ sample: { changes, isNew } }: { readonly sample: ImportSample }) {
  const { report: texts } = useImportTexts()
  const { fields } = useImportWords()
  const shown = (value: string) => texts.values[value] ?? value
  return (
    <dl className="space-y-1 text-sm">
      {changes
        .filter(({ field, after }) => after !== '' && !(isNew && (field === 'name' || field === 'partNumber')))
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
