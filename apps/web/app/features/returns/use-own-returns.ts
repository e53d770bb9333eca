import type { OwnReturns } from '@shop/domain/return'
import { useEffect, useState } from 'react'
import { isSessionOver } from '../../calls/call-as-customer.ts'
import { callReturns } from '../../calls/calls.ts'
import { notifyFailure } from '../../kit/notify-failure.ts'
import { useLocale } from '../../texts.ts'

/** What can be returned of an order, and what was. */
export function useOwnReturns(folio: string) {
  const locale = useLocale()
  const [own, setOwn] = useState<OwnReturns>()
  useEffect(() => {
    let isWanted = true
    const load = () => {
      callReturns(locale)
        .then((calls) => calls.own(folio))
        .then(
          (found) => isWanted && setOwn(found),
          (error: unknown) => {
            if (isWanted && !isSessionOver(error)) notifyFailure(error, load)
          },
        )
    }
    load()
    return () => {
      isWanted = false
    }
  }, [folio, locale])
  return { own, keep: setOwn }
}
