import { type Ref, useEffect, useRef } from 'react'
import type { GarageCar } from '../../browser/garage.ts'
import { useTexts } from '../../texts.ts'
import { useCarOptions } from './use-car-options.ts'

export type ChosenCar = { readonly make: string; readonly model: string; readonly year: string; readonly engine: string }
export const NO_CAR: ChosenCar = { make: '', model: '', year: '', engine: '' }

type Props = {
  readonly makes: readonly string[]
  readonly car: ChosenCar
  readonly onChange: (car: ChosenCar) => void
  /** Other than 0: the model is what is missing, and gets the focus as soon as it can be chosen. Another number asks once more. */
  readonly modelAsked?: number
}

/** Make, model, year, engine: each opens the next, and changing one clears those after it. Native lists, for greasy fingers. */
export function CarFields({ makes, car, onChange, modelAsked = 0 }: Props) {
  const { garage } = useTexts()
  const { make, model, year } = car
  const models = useCarOptions(make ? 'model' : undefined, car)
  const years = useCarOptions(make && model ? 'year' : undefined, car)
  const engines = useCarOptions(make && model && year ? 'engine' : undefined, car)
  useOnlyEngine(engines, car, onChange)
  const modelField = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (modelAsked > 0 && models) modelField.current?.focus()
  }, [modelAsked, models])
  return (
    <>
      <CarField
        name="armadora"
        label={garage.fields.make}
        pick={garage.pick.make}
        options={makes}
        value={make}
        onChange={(value) => onChange({ ...NO_CAR, make: value })}
      />
      <CarField
        place={modelField}
        name="modelo"
        label={garage.fields.model}
        pick={garage.pick.model}
        options={models}
        value={model}
        onChange={(value) => onChange({ ...NO_CAR, make, model: value })}
      />
      <CarField
        name="anio"
        label={garage.fields.year}
        pick={garage.pick.year}
        options={years}
        value={year}
        onChange={(value) => onChange({ ...NO_CAR, make, model, year: value })}
      />
      <CarField
        name="motor"
        label={garage.fields.engine}
        pick={garage.pick.engine}
        options={engines}
        value={car.engine}
        onChange={(engine) => onChange({ ...car, engine })}
      />
    </>
  )
}

/** A car that was sold with one engine has that one: many do not know theirs. Who takes it off again is left alone. */
function useOnlyEngine(engines: readonly string[] | undefined, car: ChosenCar, onChange: (car: ChosenCar) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they arrive
  useEffect(() => {
    const [engine, ...others] = engines ?? []
    if (engine && others.length === 0 && !car.engine) onChange({ ...car, engine })
  }, [engines])
}

type FieldProps = {
  readonly place?: Ref<HTMLSelectElement>
  readonly name: string
  readonly label: string
  readonly pick: string
  readonly options: readonly string[] | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}

function CarField({ place, name, label, pick, options, value, onChange }: FieldProps) {
  return (
    <label className="block text-sm font-medium">
      {label}
      <select
        ref={place}
        name={name}
        value={value}
        disabled={!options}
        onChange={(event) => onChange(event.target.value)}
        className="mt-1 block min-h-12 w-full rounded-lg border border-line bg-white px-3 text-base text-ink disabled:bg-ground disabled:text-muted"
      >
        <option value="">{pick}</option>
        {options?.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </label>
  )
}

export function garageCarOf({ make, model, year, engine }: ChosenCar): GarageCar | undefined {
  return make && model && year ? { make, model, year: Number(year), ...(engine ? { engine } : {}) } : undefined
}
