import { fitmentText, fitmentWords } from '@shop/domain/fitment-rules'
import { MOST_FITMENTS, type StaffFitment } from '@shop/domain/staff-product'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { FieldError } from '@shop/ui/form/field-frame'
import type { FieldPlace } from '@shop/ui/form/form-types'
import { useState } from 'react'
import { FitmentDialog } from './fitment-dialog.tsx'
import { useProductTexts } from './product-texts.ts'
import type { SectionProps } from './section-props.ts'

/** Which row is open: a new one (perhaps after the words of another), or one that is changed in its place. */
type Open = { readonly row: StaffFitment | undefined; readonly place: number | undefined }

export function FitmentsSection({ form }: SectionProps) {
  const { cars: texts } = useProductTexts()
  const { fitments, isUniversal } = form.values
  const [open, setOpen] = useState<Open>()
  const take = (rows: readonly StaffFitment[]) => {
    const place = open?.place
    form.change({ fitments: place === undefined ? [...fitments, ...rows] : fitments.toSpliced(place, 1, ...rows) })
    setOpen(undefined)
  }
  /** A row has no fields of its own here: what is wrong with one of them is said of the row. */
  const fieldOf = (place: number) => {
    const row = `fitments.${place}`
    return form.at(Object.keys(form.problems).find((name) => name === row || name.startsWith(`${row}.`)) ?? row)
  }
  return (
    <Card
      title={texts.title}
      note={isUniversal ? texts.universal : fitments.length === 0 ? texts.none : texts.count(fitments.length)}
      aside={
        fitments.length < MOST_FITMENTS && (
          <Button look="plain" onClick={() => setOpen({ row: undefined, place: undefined })}>
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
            field={fieldOf(i)}
            onEdit={() => setOpen({ row, place: i })}
            onCopy={() => setOpen({ row, place: undefined })}
            onRemove={() => form.change({ fitments: fitments.toSpliced(i, 1) })}
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
    </Card>
  )
}

type RowProps = {
  readonly row: StaffFitment
  readonly field: FieldPlace
  readonly onEdit: () => void
  readonly onCopy: () => void
  readonly onRemove: () => void
}

function Row({ row, field, onEdit, onCopy, onRemove }: RowProps) {
  const { cars: texts } = useProductTexts()
  const car = fitmentText(row)
  const more = [row.positionEs, row.noteEs].filter(Boolean).join(' · ')
  const actions = [
    [texts.edit, onEdit],
    [texts.copy, onCopy],
    [texts.remove, onRemove],
  ] as const
  return (
    <li id={field.id} tabIndex={-1} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <div className="min-w-48 flex-1">
        <span className="font-medium">{car}</span>
        {row.engine === '' && <span className="text-muted"> · {texts.allEngines}</span>}
        {more && <span className="block text-sm text-muted">{more}</span>}
        <FieldError field={field} />
      </div>
      <div className="flex">
        {actions.map(([text, act]) => (
          <Button key={text} look="link" aria-label={texts.ofRow(text, [car, more].filter(Boolean).join(' · '))} onClick={act}>
            {text}
          </Button>
        ))}
      </div>
    </li>
  )
}
