import { TextField } from '@shop/ui/form/text-field'
import { type ReactNode, useState } from 'react'
import { looseField } from '../form/loose-field.ts'
import { isNamed } from './matching.ts'

type Props<Row> = {
  /** Begins the id of its field. */
  readonly id: string
  readonly rows: readonly Row[]
  /** Whatever a row can be found by. */
  readonly namesOf: (row: Row) => readonly string[]
  readonly texts: {
    readonly filter: string
    /** There is no row at all; where there always is one, nothing need be said. */
    readonly none?: string
    readonly noMatch: string
    readonly count?: (rows: number) => string
  }
  /** So few rows that nobody needs to look for one. */
  readonly isShort?: boolean
  readonly children: (shown: readonly Row[]) => ReactNode
}

/** A list that came in one piece, and a field above it that leaves those rows which have what was typed in one of their names. */
export function FilteredList<Row>({ id, rows, namesOf, texts, isShort = false, children }: Props<Row>) {
  const [typed, setTyped] = useState('')
  const shown = rows.filter((row) => isNamed(typed, ...namesOf(row)))
  if (rows.length === 0 && texts.none !== undefined) return <p className="text-muted">{texts.none}</p>
  return (
    <>
      {!isShort && (
        <search className="block max-w-sm">
          <TextField
            field={looseField(id, 'buscar')}
            type="search"
            label={texts.filter}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </search>
      )}
      <p role="status" className="mt-3 text-sm text-muted empty:mt-0">
        {shown.length === 0 ? texts.noMatch : texts.count?.(shown.length)}
      </p>
      {shown.length > 0 && children(shown)}
    </>
  )
}
