import { useFieldId } from '../form/field-scope.ts'

type Props = {
  readonly name: string
  readonly label: string
  readonly isTicked: boolean
  readonly onChange: (isTicked: boolean) => void
}

export const TickField = ({ name, label, isTicked, onChange }: Props) => {
  const id = useFieldId()(name)
  return (
    <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
      <input
        id={id}
        name={name}
        type="checkbox"
        checked={isTicked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        className="size-5 accent-brand"
      />
      {label}
    </label>
  )
}
