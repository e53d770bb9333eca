import type { Fit } from '@shop/domain/fitment'
import type { JobKit } from '@shop/domain/job-kit'
import { startTransition, useEffect, useState } from 'react'
import { lazily } from '../../browser/lazily.ts'
import { notifyFailure } from '../../kit/notify-failure.ts'
import { useLocale } from '../../texts.ts'

/** What else the part's job takes, for the car that the part fits; nobody is asked before that is known. */
export function useJobKit(ref: string, fit: Fit | undefined): JobKit | undefined {
  const locale = useLocale()
  const [kit, setKit] = useState<JobKit>()
  const car = fit?.verdict === 'fits' || fit?.verdict === 'fits-if' ? fit.car : undefined
  useEffect(() => {
    setKit(undefined)
    if (!car) return
    let isCurrent = true
    const ask = () => {
      lazily(() => import('../../calls/job-calls.ts'))
        .then(({ askJobKit }) => askJobKit(locale, ref, car))
        .then((answer) => isCurrent && startTransition(() => setKit(answer)))
        .catch((error: unknown) => isCurrent && notifyFailure(error, ask))
    }
    ask()
    return () => {
      isCurrent = false
    }
  }, [ref, car, locale])
  return kit
}
