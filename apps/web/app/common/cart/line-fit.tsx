import type { Fit } from '@shop/domain/fitment'
import { FitLine } from '../part/fit-line.tsx'

/** What the judge says of a line's part and car. */
export const LineFit = ({ fit }: { readonly fit: Fit }) => (
  <FitLine fit={fit} isUniversal={fit.verdict === 'fits' && fit.row === undefined} />
)
