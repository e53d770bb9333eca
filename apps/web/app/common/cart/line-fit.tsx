import type { Fit } from '@shop/domain/fitment'
import { FitLine } from '../part/fit-line.tsx'

/** What the judge says of a line's part and car. */
export function LineFit({ fit }: { readonly fit: Fit }) {
  return <FitLine fit={fit} isUniversal={fit.verdict === 'fits' && fit.row === undefined} />
}
