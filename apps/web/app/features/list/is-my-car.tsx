import type { NamedCar } from '@shop/domain/asked-products'
import { carText } from '@shop/domain/car-names'
import { buttonLook } from '@shop/ui/button-look'
import { TapButton } from '@shop/ui/tap-button'
import { useRef } from 'react'
import { chooseCar, useGarage } from '../../browser/garage.ts'
import { asGarageCar, isAmong } from '../../browser/garage-cars.ts'
import { useTexts } from '../../texts.ts'

/** A question about a whole car keeps that car in one tap. One line in either case, so that nothing moves when the garage becomes known. */
export function IsMyCar({ car }: { readonly car: NamedCar }) {
  const { garage } = useTexts()
  const { cars } = useGarage()
  const place = useRef<HTMLDivElement>(null)
  const whole = asGarageCar(car)
  if (!whole) return null
  const name = carText({ ...car, engine: undefined })
  const keep = () => {
    chooseCar(whole)
    // The button goes; who came by keyboard stays where it was.
    place.current?.focus()
  }
  return (
    <div ref={place} tabIndex={-1} role="status" className="mt-1 flex min-h-11 items-center outline-none">
      {isAmong(cars, car) ? (
        <span className="text-sm font-semibold text-good">✓ {garage.isYourCar(name)}</span>
      ) : (
        <TapButton onClick={keep} className={`${buttonLook('brand')} text-sm`}>
          {garage.isMyCar(name)}
        </TapButton>
      )}
    </div>
  )
}
