import type { EngineRun } from '@shop/domain/staff-vehicle'
import { Button } from '@shop/ui/button'
import { FieldError } from '@shop/ui/form/field-frame'
import type { FieldPlace } from '@shop/ui/form/form-types'
import { TextField } from '@shop/ui/form/text-field'
import { CloseIcon } from '../../kit/icons.tsx'
import { useVehicleTexts } from './vehicle-texts.ts'

export type RunRow = { readonly id: string; readonly engine: string; readonly yearFrom: string; readonly yearTo: string }

type Props = {
  readonly rows: readonly RunRow[]
  /** Where the list is in its form, or a field of a row by its path. */
  readonly at: (path: string) => FieldPlace
  readonly onChange: (rows: readonly RunRow[]) => void
}

/** As they are typed; a model without any begins with an empty row. */
export function rowsOf(runs: readonly EngineRun[]): readonly RunRow[] {
  return runs.length > 0 ? runs.map(rowOf) : [emptyRow('first')]
}

function rowOf({ engine, yearFrom, yearTo }: EngineRun): RunRow {
  return {
    id: `${engine} ${yearFrom}`,
    engine,
    yearFrom: String(yearFrom),
    yearTo: String(yearTo),
  }
}
function emptyRow(id: string): RunRow {
  return { id, engine: '', yearFrom: '', yearTo: '' }
}
const YEAR = { inputMode: 'numeric', maxLength: 4, autoComplete: 'off' } as const

/** The engines of a model, each with its run of years. */
export function RunFields({ rows, at, onChange }: Props) {
  const texts = useVehicleTexts()
  const field = at('runs')
  const input = (row: RunRow, place: number, part: 'engine' | 'yearFrom' | 'yearTo') => ({
    field: at(`runs.${place}.${part}`),
    hidesLabel: place > 0,
    value: row[part],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(rows.with(place, { ...row, [part]: target.value })),
  })
  return (
    <fieldset id={field.id} tabIndex={-1} className="space-y-2">
      <legend className="font-semibold">{texts.engines}</legend>
      <p className="text-sm text-muted">{texts.enginesHint}</p>
      <ul className="space-y-2">
        {rows.map((row, i) => (
          <li key={row.id} className="grid grid-cols-[1fr_5rem_5rem_auto] items-end gap-2">
            <TextField {...input(row, i, 'engine')} label={texts.engine} autoComplete="off" />
            <TextField {...YEAR} {...input(row, i, 'yearFrom')} label={texts.from} />
            <TextField {...YEAR} {...input(row, i, 'yearTo')} label={texts.to} />
            <button
              type="button"
              aria-label={texts.removeRun(row.engine)}
              onClick={() => onChange(rows.toSpliced(i, 1))}
              className="grid size-11 cursor-pointer place-items-center rounded-lg text-muted hover:bg-ground"
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
      <FieldError field={field} />
      <Button look="plain" onClick={() => onChange([...rows, emptyRow(crypto.randomUUID())])}>
        {texts.addRun}
      </Button>
    </fieldset>
  )
}
