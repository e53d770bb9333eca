import { SelectField } from '@shop/ui/form/select-field'
import { TickField } from '@shop/ui/form/tick-field'
import { looseField } from '../../kit/form/loose-field.ts'
import { useProductTexts } from './product-texts.ts'

type Props = {
  /** Of the form it stands in. */
  readonly id: string
  readonly names: readonly string[]
  readonly chosen: readonly string[]
  readonly isSeveral: boolean
  readonly onChange: (chosen: readonly string[]) => void
}

/** One model of a make, or several at once. */
export function ModelChoice({ id, names, chosen, isSeveral, onChange }: Props) {
  const { cars: texts, data } = useProductTexts()
  if (!isSeveral)
    return (
      <SelectField
        field={looseField(id, 'modelo')}
        label={texts.model}
        value={chosen[0] ?? ''}
        options={[{ value: '', text: data.choose }, ...names.map((name) => ({ value: name, text: name }))]}
        onChange={({ currentTarget }) => onChange(currentTarget.value ? [currentTarget.value] : [])}
      />
    )
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{texts.models}</legend>
      <div className="grid max-h-52 grid-cols-2 gap-x-3 gap-y-2 overflow-y-auto rounded-lg border border-muted/60 p-3 sm:grid-cols-3">
        {names.map((name, i) => (
          <TickField
            key={name}
            field={looseField(id, `modelo-${i}`)}
            isTicked={chosen.includes(name)}
            onTick={(isTicked) => onChange(isTicked ? [...chosen, name] : chosen.filter((one) => one !== name))}
          >
            {name}
          </TickField>
        ))}
      </div>
    </fieldset>
  )
}
