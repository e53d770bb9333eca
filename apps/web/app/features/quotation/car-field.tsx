import { Button } from '@shop/ui/button'
import { FieldFrame, INPUT, inputOf } from '@shop/ui/form/field-frame'
import type { FieldState } from '@shop/ui/form/form-types'
import { type ComponentProps, useEffect, useRef } from 'react'
import { useQuotationTexts } from './quotation-texts.ts'
import { LONGEST } from './quotation-values.ts'

type Props = {
  readonly field: FieldState
  readonly label: string
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
export function CarField(props: Props) {
  return props.isWritten ? <WrittenField {...props} /> : <ListField {...props} />
}

function ListField({ field, label, pick, options, onWrite }: Props) {
  const { notListed } = useQuotationTexts()
  const shown = options ?? (field.value ? [field.value] : [])
  return (
    <FieldFrame field={field} label={label}>
      <select
        {...inputOf(field)}
        onChange={({ target }) => (target.value === NOT_LISTED ? onWrite() : field.onType(target.value))}
        disabled={shown.length === 0}
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

function WrittenField({ field, label, hint, inputMode, options, isFirstWritten, onList }: Props) {
  const { fromList } = useQuotationTexts()
  const input = useRef<HTMLInputElement>(null)
  // The list that was left had the focus.
  useEffect(() => {
    if (isFirstWritten) input.current?.focus()
  }, [isFirstWritten])
  return (
    <div>
      <FieldFrame field={field} label={label} hint={hint}>
        <input
          {...inputOf(field, { hint })}
          ref={input}
          inputMode={inputMode}
          maxLength={LONGEST.car}
          autoComplete="off"
          spellCheck={false}
          className={INPUT}
        />
      </FieldFrame>
      {options && options.length > 0 && (
        <Button look="link" onClick={onList} className="mt-1 text-sm">
          {fromList}
          <span className="sr-only">: {label}</span>
        </Button>
      )}
    </div>
  )
}
