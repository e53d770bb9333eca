import type { Fit } from '@shop/domain/fitment'
import { useTexts } from '../../texts.ts'

type Props = {
  readonly fit: Fit
  /** In which words, by whether the car is named beside it already. */
  readonly fits: string
  readonly doesNotFit: string
}

/** A verdict in one line. Colour is never the only cue. */
export const Verdict = ({ fit, fits, doesNotFit }: Props) => {
  const { garage } = useTexts()
  if (fit.verdict === 'fits') return fit.row ? <p className="text-good">✓ {fits}</p> : <p className="text-muted">{garage.universal}</p>
  if (fit.verdict === 'fits-if') return <p className="text-warn">! {garage.fitsIf(fit.condition)}</p>
  return fit.verdict === 'unknown' ? <p className="text-muted">{garage.unknown}</p> : <p className="text-bad">✕ {doesNotFit}</p>
}
