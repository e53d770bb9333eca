import type { Locale } from '@shop/domain/locale'
import { likelyYear, type Vin } from '@shop/domain/vin'
import { lazily } from '../../browser/lazily.ts'

/** A NIV leaves two years open. Which one it is, the shop knows by when that make or model was sold; without an answer it is the later. */
export async function yearOfVin(locale: Locale, vin: Vin, make: string, model: string) {
  const sold = await lazily(() => import('../../calls/car-calls.ts'))
    .then(({ askCarOptions }) => askCarOptions(locale, 'year', { make, model, year: '' }))
    .catch((error: unknown) => {
      console.warn(error)
      return undefined
    })
  const year = likelyYear(vin, (sold ?? []).map(Number))
  return { year, isSold: sold?.includes(String(year)) ?? false }
}
