import type { NamedCar } from '@shop/domain/asked-products'
import type { Fit } from '@shop/domain/fitment'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { useAskedCar } from '../../browser/asked-car.ts'
import { useGarage } from '../../browser/garage.ts'
import { judgedCars } from '../../browser/garage-cars.ts'
import { lazily } from '../../browser/lazily.ts'
import { notifyFailure } from '../../kit/notify-failure.ts'
import { useLocale } from '../../texts.ts'

const NO_ANSWER: ReadonlyMap<string, Fit> = new Map()

/** The cars that parts are judged by: that of the question, or else those of the garage. */
export function useJudgedCars(): readonly NamedCar[] {
  const asked = useAskedCar()
  const garage = useGarage()
  return useMemo(() => (asked ? [asked] : judgedCars(garage)), [asked, garage])
}

/** Asks once for a whole list which of its parts fit the visitor's cars; without a car nobody is asked. Empty when asked in vain. */
export function useFits(parts: readonly { readonly id: string }[]): ReadonlyMap<string, Fit> | undefined {
  const locale = useLocale()
  const cars = useJudgedCars()
  const [fits, setFits] = useState<ReadonlyMap<string, Fit>>()
  const ids = parts.map(({ id }) => id).join(' ')
  useEffect(() => {
    setFits(undefined)
    if (cars.length === 0 || !ids) return
    let isCurrent = true
    const refs = ids.split(' ')
    const ask = () => {
      lazily(() => import('../../calls/fit-calls.ts'))
        .then(({ askFits }) => askFits(locale, refs, cars))
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
  }, [ids, cars, locale])
  return fits
}
