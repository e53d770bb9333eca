import { carName } from '../../browser/garage.ts'
import { useTexts } from '../../texts.ts'
import { Verdict } from '../part/verdict.tsx'
import type { LineState } from './cart-changes.ts'
import { useDrawerTexts } from './drawer-texts.ts'

/** The car that a line is for, and whether its part fits it. The verdict's place is kept free until it comes with the prices. */
export const LineCar = ({ state: { line, priced } }: { readonly state: LineState }) => {
  const { garage } = useTexts()
  const { forCar, fits } = useDrawerTexts()
  if (!line.car) return null
  return (
    <div className="text-xs">
      <p className="text-muted">{forCar(carName(line.car))}</p>
      <div className="min-h-4 font-semibold">{priced?.fit && <Verdict fit={priced.fit} fits={fits} doesNotFit={garage.doesNotFit} />}</div>
    </div>
  )
}
