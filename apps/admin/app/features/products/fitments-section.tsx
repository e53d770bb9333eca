import { fitmentText, fitmentWords } from '@shop/domain/fitment-rules'
import { MOST_FITMENTS, type StaffFitment } from '@shop/domain/staff-product'
import { useState } from 'react'
import { Button } from '../form/button.tsx'
import { useFieldId } from '../form/field-scope.ts'
import { FitmentDialog } from './fitment-dialog.tsx'
import { FormSection } from './form-section.tsx'
import { useProductTexts } from './product-texts.ts'
import type { SectionProps } from './section-props.ts'

/** Which row is open: a new one (perhaps after the words of another), or one that is changed in its place. */
type Open = { readonly row: StaffFitment | undefined; readonly place: number | undefined }

export const FitmentsSection = ({ draft: { fitments, isUniversal }, failure, onChange }: SectionProps) => {
  const { cars: texts } = useProductTexts()
  const [open, setOpen] = useState<Open>()
  const take = (rows: readonly StaffFitment[]) => {
    const place = open?.place
    onChange({ fitments: place === undefined ? [...fitments, ...rows] : fitments.toSpliced(place, 1, ...rows) })
    setOpen(undefined)
  }
  const problemOf = (place: number) =>
    Object.entries(failure?.fields ?? {}).find(([path]) => path === `autos.${place}` || path.startsWith(`autos.${place}.`))
  return (
    <FormSection
      title={texts.title}
      note={isUniversal ? texts.universal : fitments.length === 0 ? texts.none : texts.count(fitments.length)}
      aside={
        fitments.length < MOST_FITMENTS && (
          <Button look="quiet" onClick={() => setOpen({ row: undefined, place: undefined })}>
            {texts.add}
          </Button>
        )
      }
    >
      <ul className="divide-y divide-line">
        {fitments.map((row, i) => (
          <Row
            key={fitmentWords(row)}
            row={row}
            problem={problemOf(i)}
            onEdit={() => setOpen({ row, place: i })}
            onCopy={() => setOpen({ row, place: undefined })}
            onRemove={() => onChange({ fitments: fitments.toSpliced(i, 1) })}
          />
        ))}
      </ul>
      {open && (
        <FitmentDialog
          row={open.row}
          isNew={open.place === undefined}
          others={fitments.filter((_, i) => i !== open.place)}
          onTake={take}
          onClose={() => setOpen(undefined)}
        />
      )}
    </FormSection>
  )
}

type RowProps = {
  readonly row: StaffFitment
  readonly problem: readonly [path: string, text: string] | undefined
  readonly onEdit: () => void
  readonly onCopy: () => void
  readonly onRemove: () => void
}

const Row = ({ row, problem, onEdit, onCopy, onRemove }: RowProps) => {
  const { cars: texts } = useProductTexts()
  const fieldId = useFieldId()
  const car = fitmentText(row)
  const more = [row.positionEs, row.noteEs].filter(Boolean).join(' · ')
  const actions = [
    [texts.edit, onEdit],
    [texts.copy, onCopy],
    [texts.remove, onRemove],
  ] as const
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <div className="min-w-48 flex-1">
        <span className="font-medium">{car}</span>
        {row.engine === '' && <span className="text-muted"> · {texts.allEngines}</span>}
        {more && <span className="block text-sm text-muted">{more}</span>}
        {problem && (
          <span id={fieldId(problem[0])} tabIndex={-1} className="block text-sm font-medium text-bad">
            {problem[1]}
          </span>
        )}
      </div>
      <div className="flex">
        {actions.map(([text, act]) => (
          <button
            key={text}
            type="button"
            aria-label={texts.ofRow(text, [car, more].filter(Boolean).join(' · '))}
            onClick={act}
            className="min-h-11 min-w-11 cursor-pointer rounded-lg px-2.5 font-medium text-brand hover:bg-brand-tint"
          >
            {text}
          </button>
        ))}
      </div>
    </li>
  )
}
