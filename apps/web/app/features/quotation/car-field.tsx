import { type ComponentProps, useEffect, useRef } from 'react'
import { describedBy, FieldFrame, INPUT } from '../forms/field-frame.tsx'
import type { FieldState } from '../forms/use-form.ts'
import { useQuotationTexts } from './quotation-texts.ts'
import { LONGEST } from './quotation-values.ts'

type Props = {
  readonly field: FieldState
  readonly pick: string
  readonly options: readonly string[] | undefined
  /** There is no list, or the visitor's car is not in it. */
  readonly isWritten: boolean
  /** Where the visitor has just left the list. */
  readonly isFirstWritten: boolean
  readonly hint?: string | undefined
  readonly onWrite: () => void
  readonly onList: () => void
} & Pick<ComponentProps<'input'>, 'inputMode'>

const NOT_LISTED = '*'

/** A list to choose from, whose last entry turns it into a field to write in. */
export const CarField = (props: Props) => (props.isWritten ? <WrittenField {...props} /> : <ListField {...props} />)

const ListField = ({ field, pick, options, onWrite }: Props) => {
  const { notListed } = useQuotationTexts()
  const shown = options ?? (field.value ? [field.value] : [])
  return (
    <FieldFrame field={field}>
      <select
        {...describedBy(field)}
        id={field.id}
        name={field.name}
        value={field.value}
        onChange={({ target }) => (target.value === NOT_LISTED ? onWrite() : field.onType(target.value))}
        onBlur={(event) => field.onLeave(event.relatedTarget)}
        disabled={shown.length === 0}
        required
        className={INPUT}
      >
        <option value="">{pick}</option>
        {shown.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
        {options && <option value={NOT_LISTED}>{notListed}</option>}
      </select>
    </FieldFrame>
  )
}

const WrittenField = ({ field, hint, inputMode, options, isFirstWritten, onList }: Props) => {
  const { fromList } = useQuotationTexts()
  const input = useRef<HTMLInputElement>(null)
  // The list that was left had the focus.
  useEffect(() => {
    if (isFirstWritten) input.current?.focus()
  }, [isFirstWritten])
  return (
    <div>
      <FieldFrame field={field} hint={hint}>
        <input
          {...describedBy(field, hint)}
          ref={input}
          id={field.id}
          name={field.name}
          inputMode={inputMode}
          maxLength={LONGEST.car}
          autoComplete="off"
          value={field.value}
          onChange={(event) => field.onType(event.target.value)}
          onBlur={(event) => field.onLeave(event.relatedTarget)}
          required
          spellCheck={false}
          className={INPUT}
        />
      </FieldFrame>
      {options && options.length > 0 && (
        <button type="button" onClick={onList} className="mt-1 min-h-11 text-sm font-medium text-brand underline underline-offset-2">
          {fromList}
          <span className="sr-only">: {field.label}</span>
        </button>
      )}
    </div>
  )
}
