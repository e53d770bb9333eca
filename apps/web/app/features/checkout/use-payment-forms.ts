import type { PaymentForm } from '@shop/domain/payment-form'
import { useEffect, useState } from 'react'
import { isSessionOver } from '../../browser/call-as-customer.ts'
import { useLocale } from '../../texts.ts'
import { notifyFailure } from '../notifications/notify-failure.ts'
import { callCheckout } from './call-checkout.ts'

/** The ways of paying that the shop offers now; unknown at first. */
export const usePaymentForms = (): readonly PaymentForm[] | undefined => {
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
