import type { ImportColumns, StaffImport } from '@shop/domain/imports/import'
import type { ImportField } from '@shop/domain/imports/import-fields'
import { FieldError } from '@shop/ui/form/field-frame'
import type { FieldPlace } from '@shop/ui/form/form-types'
import { SelectField } from '@shop/ui/form/select-field'
import { useImportTexts, useImportWords } from './import-texts.ts'

type Props = {
  readonly at: (name: string) => FieldPlace
  readonly seen: StaffImport
  readonly columns: ImportColumns
  readonly fields: readonly ImportField[]
  readonly onChoose: (column: number, field: ImportField | undefined) => void
}

const SHOWN = 3

/** What a column is. The price may be made of one that is something else itself, such as the cost. */
export function shownFieldAt(columns: ImportColumns, column: number): string | undefined {
  const said = Object.keys(columns).filter((field) => columns[field as ImportField] === column)
  return said.find((field) => field !== 'price') ?? said[0]
}

/** Each column with its first values and a choice of what it is. */
export function ColumnChoices({ at, seen: { headings, preview }, columns, fields, onChoose }: Props) {
  const { mapping: texts } = useImportTexts()
  const words = useImportWords()
  const options = [{ value: '', text: texts.unused }, ...fields.map((field) => ({ value: field, text: words.fields[field] }))]
  return (
    <fieldset id={at('columns').id} tabIndex={-1}>
      <legend className="sr-only">{texts.title}</legend>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {headings.map((heading, column) => {
          const said = shownFieldAt(columns, column)
          const chosen = fields.find((field) => field === said)
          const values = preview.flatMap((cells) => cells[column] || []).slice(0, SHOWN)
          return (
            <li key={heading} className={`grid items-center gap-x-4 gap-y-2 p-3 sm:grid-cols-[1fr_2fr_1fr] ${chosen ? '' : 'bg-ground'}`}>
              <span className="font-semibold break-words">{heading}</span>
              <span className="truncate text-sm text-muted" title={values.join(' · ')}>
                {values.join(' · ') || '—'}
              </span>
              <SelectField
                field={at(`columns.${column}`)}
                label={texts.fieldOf(heading)}
                hidesLabel
                isOptional
                value={chosen ?? ''}
                options={options}
                onChange={({ target }) =>
                  onChoose(
                    column,
                    fields.find((field) => field === target.value),
                  )
                }
              />
            </li>
          )
        })}
      </ul>
      <FieldError field={at('columns')} />
    </fieldset>
  )
}
