import type { Fit } from '@shop/domain/fitment'
import { carName } from '../../browser/garage.ts'
import { useTexts } from '../../texts.ts'
import type { LineState } from './cart-changes.ts'
import { useDrawerTexts } from './drawer-texts.ts'

/** The car that a line is for, and whether its part fits it. The verdict's place is kept free until it comes with the prices. */
export const LineCar = ({ state: { line, priced } }: { readonly state: LineState }) => {
  const cart = useDrawerTexts()
  if (!line.car) return null
  return (
    <div className="text-xs">
      <p className="text-muted">{cart.forCar(carName(line.car))}</p>
      <div className="min-h-4 font-semibold">{priced?.fit && <Verdict fit={priced.fit} />}</div>
    </div>
  )
}

/** Colour is never the only cue. */
const Verdict = ({ fit }: { readonly fit: Fit }) => {
  const { garage } = useTexts()
  const { fits } = useDrawerTexts()
  if (fit.verdict === 'fits') return fit.row ? <p className="text-good">✓ {fits}</p> : <p className="text-muted">{garage.universal}</p>
  if (fit.verdict === 'fits-if') return <p className="text-warn">! {garage.fitsIf(fit.condition)}</p>
  return fit.verdict === 'unknown' ? <p className="text-muted">{garage.unknown}</p> : <p className="text-bad">✕ {garage.doesNotFit}</p>
}
