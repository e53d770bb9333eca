import { Button } from '@shop/ui/button'
import { useEffect, useState } from 'react'
import { chooseCar, readMyCar, useMyCar } from '../../browser/garage.ts'
import { paths } from '../../paths.ts'
import { Form } from '../../router/form.tsx'
import { useLocale, useTexts } from '../../texts.ts'
import { CarFields, garageCarOf, NO_CAR } from './car-fields.tsx'
import { useCarOptions } from './use-car-options.ts'

/** Search by car. The car that was chosen is remembered in the garage. */
export function VehicleForm({ makes }: { readonly makes: readonly string[] }) {
  const locale = useLocale()
  const { garage } = useTexts()
  const mine = useMyCar()
  const [car, setCar] = useState(NO_CAR)
  const [early] = useState(earlyMake)
  const [before] = useState(readMyCar)
  const parts = useCarOptions(garageCarOf(car) && 'part', car)
  useEffect(() => {
    if (early) setCar({ ...NO_CAR, make: early })
  }, [early])
  useEffect(() => {
    // The car that the page woke up with knew nothing of it.
    const isAnother = early !== '' && early !== mine?.make && mine === before
    if (mine && !isAnother) setCar({ make: mine.make, model: mine.model, year: String(mine.year), engine: mine.engine ?? '' })
  }, [mine, before, early])
  const remember = () => {
    const chosen = garageCarOf(car)
    if (chosen) chooseCar(chosen)
  }
  return (
    <Form
      action={paths.searchPage(locale)}
      onSubmit={remember}
      className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[repeat(5,minmax(0,1fr))_auto] lg:items-end"
    >
      <CarFields makes={makes} car={car} onChange={setCar} />
      <label className="block text-sm font-medium">
        {garage.fields.part}
        <input
          name="autoparte"
          list="autopartes"
          maxLength={80}
          placeholder={garage.pick.part}
          className="mt-1 block min-h-12 w-full rounded-lg border border-line bg-white px-3 text-base text-ink placeholder:text-muted"
        />
        <datalist id="autopartes">
          {parts?.map((part) => (
            <option key={part} value={part} />
          ))}
        </datalist>
      </label>
      <Button type="submit" className="min-h-12 whitespace-nowrap">
        {garage.find}
      </Button>
    </Form>
  )
}

/** The make somebody quick chose before the script arrived. Read while the page wakes up, before the field is put back. */
function earlyMake(): string {
  return typeof document === 'undefined' ? '' : (document.querySelector<HTMLSelectElement>('select[name=armadora]')?.value ?? '')
}
