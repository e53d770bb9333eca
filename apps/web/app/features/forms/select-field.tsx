import { describedBy, FieldFrame, INPUT } from './field-frame.tsx'
import type { FieldState } from './use-form.ts'

type Props = {
  readonly field: FieldState
  /** Unknown while they are on their way, or while the choice before is missing. */
  readonly options: readonly string[] | undefined
  readonly pick: string
  /** How an option is called, where that is not what is sent. */
  readonly nameOf?: (option: string) => string
  readonly autoComplete?: string
  readonly className?: string
}

export const SelectField = ({ field, options, pick, nameOf, autoComplete, className }: Props) => (
  <FieldFrame field={field} className={className}>
    <select
      {...describedBy(field)}
      id={field.id}
      name={field.name}
      autoComplete={autoComplete}
      value={field.value}
      onChange={(event) => field.onType(event.target.value)}
      onBlur={(event) => field.onLeave(event.relatedTarget)}
      disabled={!options && !field.value}
      required
      className={INPUT}
    >
      <option value="">{pick}</option>
      {withChosen(options ?? [], field.value).map((option) => (
        <option key={option} value={option}>
          {nameOf?.(option) ?? option}
        </option>
      ))}
    </select>
  </FieldFrame>
)

/** What was saved stays, even where the list names it otherwise today. */
const withChosen = (options: readonly string[], chosen: string): readonly string[] =>
  chosen === '' || options.includes(chosen) ? options : [chosen, ...options]
