import type { PaymentForm } from '@shop/domain/payment-form'
import { useEffect, useState } from 'react'
import { isSessionOver } from '../../calls/call-as-customer.ts'
import { callCheckout } from '../../calls/calls.ts'
import { notifyFailure } from '../../kit/notify-failure.ts'
import { useLocale } from '../../texts.ts'

/** The ways of paying that the shop offers now; unknown at first. */
export function usePaymentForms(): readonly PaymentForm[] | undefined {
  const locale = useLocale()
  const [forms, setForms] = useState<readonly PaymentForm[]>()
  useEffect(() => {
    let isWanted = true
    const load = () => {
      callCheckout(locale)
        .then((calls) => calls.paymentForms())
        .then(
          (offered) => isWanted && setForms(offered),
          (error: unknown) => isWanted && !isSessionOver(error) && notifyFailure(error, load),
        )
    }
    load()
    return () => {
      isWanted = false
    }
  }, [locale])
  return forms
}
