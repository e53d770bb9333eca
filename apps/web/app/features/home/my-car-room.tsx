import { type ComponentType, useEffect, useState } from 'react'
import { hasCar, useMyCar } from '../../browser/garage.ts'
import { lazily } from '../../browser/lazily.ts'
import type { ForMyCarProps } from './for-my-car.tsx'

/**
 * Where Home shows what fits the visitor's car. Only the browser knows the car, so the room for it is kept from the first paint on
 * (`kit/car-room.ts`); who has none has no room either.
 */
export function MyCarRoom() {
  const car = useMyCar()
  const [Section, setSection] = useState<ComponentType<ForMyCarProps>>()
  const [isNeeded, setNeeded] = useState(true)
  const isThere = car !== undefined
  useEffect(() => {
    if (!isThere) return
    lazily(() => import('./for-my-car.tsx')).then(
      ({ ForMyCar }) => setSection(() => ForMyCar),
      (error: unknown) => {
        console.warn(error)
        setNeeded(false)
      },
    )
  }, [isThere])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another car may have what the last one had not
  useEffect(() => setNeeded(true), [car])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the car decides whether there is one
  useEffect(() => {
    document.documentElement.toggleAttribute('data-car', hasCar() && isNeeded)
  }, [car, isNeeded])
  return <div className="my-car-room">{car && Section && <Section car={car} onNothing={() => setNeeded(false)} />}</div>
}
