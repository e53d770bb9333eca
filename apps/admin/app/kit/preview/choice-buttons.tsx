type Choice<Value> = { readonly value: Value; readonly text: string }
type Props<Value> = {
  readonly label: string
  readonly choices: readonly Choice<Value>[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}

/** One of a few looks at the same thing. */
export function ChoiceButtons<Value extends string>({ label, choices, chosen, onChoose }: Props<Value>) {
  return (
    <fieldset className="inline-flex rounded-lg border border-line bg-ground p-0.5">
      <legend className="sr-only">{label}</legend>
      {choices.map(({ value, text }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className="min-h-11 cursor-pointer rounded-md px-4 font-medium aria-pressed:bg-brand aria-pressed:text-white"
        >
          {text}
        </button>
      ))}
    </fieldset>
  )
}
