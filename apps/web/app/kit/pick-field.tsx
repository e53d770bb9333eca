import type { FieldState } from '@shop/ui/form/form-types'
import { SelectField } from '@shop/ui/form/select-field'

type Props = {
  readonly field: FieldState
  readonly label: string
  /** Unknown while they are on their way, or while the choice before is missing. */
  readonly options: readonly string[] | undefined
  readonly pick: string
  /** How an option is called, where that is not what is sent. */
  readonly nameOf?: (option: string) => string
  readonly autoComplete?: string
  readonly className?: string
}

/** One of a list that may still be on its way; it begins with nothing chosen. */
export function PickField({ field, options, pick, nameOf = (option) => option, ...more }: Props) {
  const all = withChosen(options ?? [], field.value).map((option) => ({ value: option, text: nameOf(option) }))
  return <SelectField {...more} field={field} options={[{ value: '', text: pick }, ...all]} disabled={!options && !field.value} />
}

/** What was saved stays, even where the list names it otherwise today. */
function withChosen(options: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || options.includes(chosen) ? options : [chosen, ...options]
}
