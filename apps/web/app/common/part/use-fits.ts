import type { Fit } from '@shop/domain/fitment'
import { startTransition, useEffect, useState } from 'react'
import { useMyCar } from '../../browser/garage.ts'
import { lazily } from '../../browser/lazily.ts'
import { notifyFailure } from '../../kit/notify-failure.ts'
import { useLocale } from '../../texts.ts'

const NO_ANSWER: ReadonlyMap<string, Fit> = new Map()

/** Asks once for a whole list which of its parts fit the visitor's car; without a car nobody is asked. Empty when asked in vain. */
export const useFits = (parts: readonly { readonly id: string }[]): ReadonlyMap<string, Fit> | undefined => {
  const locale = useLocale()
  const car = useMyCar()
  const [fits, setFits] = useState<ReadonlyMap<string, Fit>>()
  const ids = parts.map(({ id }) => id).join(' ')
  useEffect(() => {
    setFits(undefined)
    if (!car || !ids) return
    let isCurrent = true
    const refs = ids.split(' ')
    const ask = () => {
      lazily(() => import('../../calls/fit-calls.ts'))
        .then(({ askFits }) => askFits(locale, refs, car))
        .then((answers) => isCurrent && startTransition(() => setFits(new Map(answers.map((fit, i) => [refs[i] ?? '', fit])))))
        .catch((error: unknown) => {
          if (!isCurrent) return
          setFits(NO_ANSWER)
          notifyFailure(error, ask)
        })
    }
    ask()
    return () => {
      isCurrent = false
    }
  }, [ids, car, locale])
  return fits
}
