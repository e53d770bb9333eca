import type { ImportColumns, StaffImport } from '@shop/domain/imports/import'
import type { ImportField } from '@shop/domain/imports/import-fields'
import { useFieldId } from '../form/field-scope.ts'
import { useImportTexts, useImportWords } from './import-texts.ts'

type Props = {
  readonly seen: StaffImport
  readonly columns: ImportColumns
  readonly fields: readonly ImportField[]
  readonly onChoose: (column: number, field: ImportField | undefined) => void
}

const SHOWN = 3

/** Each column with its first values and a choice of what it is. */
export const ColumnChoices = ({ seen: { headings, preview }, columns, fields, onChoose }: Props) => {
  const { mapping: texts } = useImportTexts()
  const words = useImportWords()
  const idOf = useFieldId()
  const fieldAt = (column: number) => fields.find((field) => columns[field] === column)
  return (
    <ul className="divide-y divide-line rounded-lg border border-line">
      {headings.map((heading, column) => {
        const id = idOf(`columna-${column}`)
        const chosen = fieldAt(column)
        const values = preview.flatMap((cells) => cells[column] || []).slice(0, SHOWN)
        return (
          <li key={heading} className={`grid items-center gap-x-4 gap-y-2 p-3 sm:grid-cols-[1fr_2fr_1fr] ${chosen ? '' : 'bg-ground'}`}>
            <span className="font-semibold break-words">{heading}</span>
            <span className="truncate text-sm text-muted" title={values.join(' · ')}>
              {values.join(' · ') || '—'}
            </span>
            <select
              id={id}
              aria-label={texts.fieldOf(heading)}
              value={chosen ?? ''}
              onChange={({ target }) =>
                onChoose(
                  column,
                  fields.find((field) => field === target.value),
                )
              }
              className="min-h-11 w-full rounded-lg border border-muted bg-white px-3"
            >
              <option value="">{texts.unused}</option>
              {fields.map((field) => (
                <option key={field} value={field}>
                  {words.fields[field]}
                </option>
              ))}
            </select>
          </li>
        )
      })}
    </ul>
  )
}
