import type { EngineRun } from '@shop/domain/vehicle-desk'
import { useState } from 'react'
import type { Failure } from '../calls/failure.ts'
import { Button } from '../form/button.tsx'
import { Field } from '../form/field.tsx'
import { CloseIcon } from '../icons.tsx'
import { useVehicleTexts } from './vehicle-texts.ts'

type Props = { readonly runs: readonly EngineRun[]; readonly failure: Failure | undefined }
type Row = { readonly id: string; readonly engine: string; readonly yearFrom: string; readonly yearTo: string }

const rowOf = ({ engine, yearFrom, yearTo }: EngineRun): Row => ({
  id: `${engine} ${yearFrom}`,
  engine,
  yearFrom: String(yearFrom),
  yearTo: String(yearTo),
})
const emptyRow = (): Row => ({ id: crypto.randomUUID(), engine: '', yearFrom: '', yearTo: '' })
const YEAR = { inputMode: 'numeric', maxLength: 4, autoComplete: 'off' } as const

/** The engines of a model, each with its run of years. */
export const RunFields = ({ runs, failure }: Props) => {
  const texts = useVehicleTexts()
  const [rows, setRows] = useState<readonly Row[]>(() => (runs.length > 0 ? runs.map(rowOf) : [emptyRow()]))
  return (
    <fieldset className="space-y-2">
      <legend className="font-semibold">{texts.engines}</legend>
      <p className="text-sm text-muted">{texts.enginesHint}</p>
      <ul className="space-y-2">
        {rows.map(({ id, engine, yearFrom, yearTo }, i) => (
          <li key={id} className="grid grid-cols-[1fr_5rem_5rem_auto] items-end gap-2">
            <Field
              name={`motores.${i}.motor`}
              label={texts.engine}
              hidesLabel={i > 0}
              defaultValue={engine}
              autoComplete="off"
              failure={failure}
            />
            <Field {...YEAR} name={`motores.${i}.desde`} label={texts.from} hidesLabel={i > 0} defaultValue={yearFrom} failure={failure} />
            <Field {...YEAR} name={`motores.${i}.hasta`} label={texts.to} hidesLabel={i > 0} defaultValue={yearTo} failure={failure} />
            <button
              type="button"
              aria-label={texts.removeRun(engine)}
              onClick={() => setRows(rows.filter((row) => row.id !== id))}
              className="grid size-11 cursor-pointer place-items-center rounded-lg text-muted hover:bg-ground"
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={() => setRows([...rows, emptyRow()])}>
        {texts.addRun}
      </Button>
    </fieldset>
  )
}
