import { SelectField } from '../form/select-field.tsx'
import { useProductTexts } from './product-texts.ts'

type Props = {
  readonly names: readonly string[]
  readonly chosen: readonly string[]
  readonly isSeveral: boolean
  readonly onChange: (chosen: readonly string[]) => void
}

/** One model of a make, or several at once. */
export const ModelChoice = ({ names, chosen, isSeveral, onChange }: Props) => {
  const { cars: texts, data } = useProductTexts()
  if (!isSeveral)
    return (
      <SelectField
        name="modelo"
        label={texts.model}
        value={chosen[0] ?? ''}
        options={[{ value: '', text: data.choose }, ...names.map((name) => ({ value: name, text: name }))]}
        onChange={({ currentTarget }) => onChange(currentTarget.value ? [currentTarget.value] : [])}
      />
    )
  return (
    <fieldset>
      <legend className="font-semibold">{texts.models}</legend>
      <div className="mt-1.5 grid max-h-52 grid-cols-2 overflow-y-auto rounded-lg border border-muted px-3 sm:grid-cols-3">
        {names.map((name) => (
          <label key={name} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              name="modelo"
              checked={chosen.includes(name)}
              onChange={({ currentTarget }) => onChange(currentTarget.checked ? [...chosen, name] : chosen.filter((one) => one !== name))}
              className="size-5 accent-brand"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
