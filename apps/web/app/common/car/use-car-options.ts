import { useEffect, useState } from 'react'
import { lazily } from '../../browser/lazily.ts'
import type { AskedCar, CarStep } from '../../calls/car-calls.ts'
import { notifyFailure } from '../../kit/notify-failure.ts'
import { useLocale } from '../../texts.ts'

/** The next step's choices, only such as lead to at least one part. */
export function useCarOptions(step: CarStep | undefined, { make, model, year }: AskedCar): readonly string[] | undefined {
  const locale = useLocale()
  const [options, setOptions] = useState<readonly string[]>()
  useEffect(() => {
    setOptions(undefined)
    if (!step) return
    let isCurrent = true
    const ask = () => {
      lazily(() => import('../../calls/car-calls.ts'))
        .then(({ askCarOptions }) => askCarOptions(locale, step, { make, model, year }))
        .then((found) => isCurrent && setOptions(found))
        .catch((error: unknown) => isCurrent && notifyFailure(error, ask))
    }
    ask()
    return () => {
      isCurrent = false
    }
  }, [step, make, model, year, locale])
  return options
}
