import type { FitmentRow } from './product.ts'

/** "Nissan Versa 2012–2019", once a model and run of years, whatever engines and positions it has. */
export const carNames = (fitments: readonly FitmentRow[]): string[] => [
  ...new Set(
    fitments.map(({ make, model, yearFrom, yearTo }) => `${make} ${model} ${yearFrom === yearTo ? yearFrom : `${yearFrom}–${yearTo}`}`),
  ),
]
