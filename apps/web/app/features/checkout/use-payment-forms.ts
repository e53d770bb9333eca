import type { PaymentForm } from '@shop/domain/payment-form'
import { useEffect, useState } from 'react'
import { callCheckout } from '../../calls/calls.ts'
import { useRetry } from '../../kit/use-retry.ts'
import { useLocale } from '../../texts.ts'

/** The ways of paying that the shop offers now; unknown at first. */
export const usePaymentForms = () => {
  const locale = useLocale()
  const [forms, setForms] = useState<readonly PaymentForm[]>()
  const [retry, fail] = useRetry()
  useEffect(() => {
    let isWanted = true
    const load = () => {
      callCheckout(locale)
        .then((calls) => calls.paymentForms())
        .then(
          (offered) => isWanted && setForms(offered),
          (error: unknown) => isWanted && fail(error, load),
        )
    }
    load()
    return () => {
      isWanted = false
    }
  }, [locale, fail])
  return { forms, retry }
}
