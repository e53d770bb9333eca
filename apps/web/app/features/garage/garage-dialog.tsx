import { carText } from '@shop/domain/car-names'
import type { Vin } from '@shop/domain/vin'
import { Button } from '@shop/ui/button'
import { Dialog } from '@shop/ui/dialog/dialog'
import { useState } from 'react'
import { readAskedCar } from '../../browser/asked-car.ts'
import { chooseCar, type GarageCar, useGarage } from '../../browser/garage.ts'
import { isAmong } from '../../browser/garage-cars.ts'
import { leaveCar, removeCars } from '../../browser/garage-changes.ts'
import { CarFields, type ChosenCar, garageCarOf, NO_CAR } from '../../common/car/car-fields.tsx'
import { useMakes } from '../../common/car/use-makes.ts'
import { useLocale } from '../../texts.ts'
import { useDialogTexts } from './dialog-texts.ts'
import { VinField } from './vin-field.tsx'
import { yearOfVin } from './year-of-vin.ts'

export type GarageDialogProps = { readonly onClose: () => void }

export function GarageDialog({ onClose }: GarageDialogProps) {
  const garage = useDialogTexts()
  const { cars, chosen } = useGarage()
  const makes = useMakes()
  const [car, setCar] = useState(() => questionsCar(cars))
  const [vin, setVin] = useState<Vin>()
  /** How often a NIV left the model open: each time the eye and the keyboard are led to it. */
  const [modelAsked, setModelAsked] = useState(0)
  const locale = useLocale()
  const complete = garageCarOf(car)
  /** Once the model of a NIV is chosen, its year is known; a year that was chosen meanwhile stays. */
  const change = async (next: ChosenCar) => {
    setCar(next)
    setModelAsked(0)
    const { make, model, year } = next
    if (!vin || vin.make !== make || !model || model === car.model || year) return
    const found = await yearOfVin(locale, vin, make, model)
    if (found.isSold) setCar((now) => (now.make === make && now.model === model && !now.year ? { ...now, year: String(found.year) } : now))
  }
  const save = () => {
    if (!complete) return
    chooseCar(complete)
    onClose()
  }
  return (
    <Dialog title={garage.title} onClose={onClose}>
      {cars.length === 0 && <p className="mt-2 text-muted">{garage.empty}</p>}
      {cars.length > 0 && (
        <ul aria-label={garage.saved} className="mt-3 divide-y divide-line">
          {cars.map((one, i) => (
            <li key={carText(one)} className="flex flex-wrap items-center gap-2 py-2">
              <span className="flex-1 font-medium">{carText(one)}</span>
              {i === chosen ? (
                <button
                  type="button"
                  onClick={leaveCar}
                  className="min-h-11 rounded-lg bg-brand-tint px-3 text-sm font-semibold text-brand"
                >
                  {garage.inUse} · {garage.leave}
                </button>
              ) : (
                <Button look="plain" onClick={() => chooseCar(one)} className="text-sm">
                  {garage.use}
                </Button>
              )}
              <button
                type="button"
                onClick={() => removeCars([one])}
                aria-label={garage.remove(carText(one))}
                className="size-11 rounded-lg hover:bg-ground"
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <h3 className="mt-5 mb-3 font-semibold">{garage.add}</h3>
      <div className="grid gap-3 sm:grid-cols-2">
        <CarFields makes={makes} car={car} onChange={change} modelAsked={modelAsked} />
      </div>
      <VinField
        makes={makes}
        onFound={(read, found) => {
          setVin(found)
          setCar(read)
          setModelAsked((times) => (read.model ? 0 : times + 1))
        }}
      />
      <Button disabled={!complete} onClick={save} className="mt-4 min-h-12 w-full disabled:bg-line disabled:text-muted">
        {garage.save}
      </Button>
    </Dialog>
  )
}

/** The car that was just asked about need not be chosen from lists once more. */
function questionsCar(cars: readonly GarageCar[]): ChosenCar {
  const asked = readAskedCar()
  if (!asked || isAmong(cars, asked)) return NO_CAR
  const { make = '', model = '', year = '', engine = '' } = asked
  return { make, model, year: String(year), engine }
}
