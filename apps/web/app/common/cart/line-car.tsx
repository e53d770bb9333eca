import { shortCarName } from '../../browser/garage.ts'
import { lazyHydrate } from '../../kit/lazy-hydrate.tsx'
import type { LineState } from './cart-changes.ts'
import { useDrawerTexts } from './drawer-texts.ts'

/** Most carts name no car: what says the verdict comes with the first that does. */
const LineFit = lazyHydrate(async () => (await import('./line-fit.tsx')).LineFit)

/** The car that a line is for, and whether its part fits it. The verdict's place is kept free until it comes with the prices. */
export function LineCar({ state: { line, priced } }: { readonly state: LineState }) {
  const { forCar } = useDrawerTexts()
  if (!line.car) return null
  const fit = priced?.fit
  return (
    <div className="min-h-4 text-xs text-muted">
      {fit && fit.verdict !== 'unknown' ? <LineFit fit={fit} /> : <p>{forCar(shortCarName(line.car))}</p>}
    </div>
  )
}
