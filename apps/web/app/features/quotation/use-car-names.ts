import { useEffect, useState } from 'react'
import { lazily } from '../../browser/lazily.ts'
import type { AskedCarStep } from '../../calls/quotation-calls.ts'
import { useLocale } from '../../texts.ts'

type Car = { readonly make: string; readonly model: string; readonly year: string }

/** The choices of a step; unknown while they are on their way. Lists that cannot be had are empty: then the car is written. */
export function useCarNames(step: AskedCarStep, isWanted: boolean, { make, model, year }: Car): readonly string[] | undefined {
  const locale = useLocale()
  const [names, setNames] = useState<readonly string[]>()
  const [askedModel, askedYear] = [step === 'model' ? '' : model, step === 'engine' ? year : '']
  useEffect(() => {
    setNames(undefined)
    if (!isWanted) return
    let isCurrent = true
    lazily(() => import('../../calls/quotation-calls.ts'))
      .then(({ listCarNames }) => listCarNames(locale, step, { make, model: askedModel, year: askedYear }))
      .then(
        (found) => isCurrent && setNames(found),
        (error: unknown) => {
          console.warn(error)
          if (isCurrent) setNames([])
        },
      )
    return () => {
      isCurrent = false
    }
  }, [step, isWanted, make, askedModel, askedYear, locale])
  return names
}
