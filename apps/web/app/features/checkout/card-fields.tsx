import type { ProviderFailure } from '@shop/domain/card-problem'
import type { Cents } from '@shop/domain/money'
import type { PaymentForm } from '@shop/domain/payment-form'
import { Button } from '@shop/ui/button'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocale } from '../../texts.ts'
import { useCheckoutTexts } from './checkout-texts.ts'
import { loadPaymentScript, type PaymentElements, type PaymentPage, type ScriptError } from './payment-script.ts'

/** What paying by card needs of the fields. */
export type CardForm = {
  /** Looks at what was typed; says what is wrong with it. */
  readonly check: () => Promise<ProviderFailure | undefined>
  readonly confirm: (clientSecret: string, returnUrl: string) => Promise<ProviderFailure | undefined>
}

type Props = {
  readonly page: NonNullable<PaymentForm['page']>
  readonly amount: Cents | undefined
  readonly card: RefObject<CardForm | undefined>
}

/** Frames of the provider: what is typed into them never belongs to this page. The same lines for Stripe and for its imitation. */
export function CardFields({ page: { publishableKey, scriptUrl }, amount, card }: Props) {
  const locale = useLocale()
  const { summary } = useCheckoutTexts()
  const place = useRef<HTMLDivElement>(null)
  const elements = useRef<PaymentElements>(undefined)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  // While a price is computed anew the fields stay: somebody has typed into them.
  const known = useRef(amount)
  if (amount !== undefined) known.current = amount
  const isPriced = known.current !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields outlive a change of the amount, and what was typed stays
  useEffect(() => {
    if (known.current === undefined) return
    const first = known.current
    let remove: (() => void) | undefined
    let isWanted = true
    setState('loading')
    const build = (payment: PaymentPage) => {
      if (!isWanted || !place.current) return
      const language = locale === 'en' ? 'en' : 'es-419'
      const fields = payment.elements({
        mode: 'payment',
        amount: first,
        currency: 'mxn',
        locale: language,
        allowedPaymentMethodTypes: ['card'],
      })
      const element = fields.create('payment')
      element.on('ready', () => setState('ready'))
      element.on('loaderror', () => setState('failed'))
      element.mount(place.current)
      elements.current = fields
      card.current = cardForm(payment, fields)
      remove = () => element.destroy()
    }
    loadPaymentScript(scriptUrl).then(
      (script) => build(script(publishableKey, { locale: locale === 'en' ? 'en' : 'es-419' })),
      () => isWanted && setState('failed'),
    )
    return () => {
      isWanted = false
      card.current = undefined
      elements.current = undefined
      remove?.()
    }
  }, [publishableKey, scriptUrl, locale, isPriced, attempt])
  useEffect(() => {
    if (amount !== undefined) elements.current?.update({ amount })
  }, [amount])

  return (
    <div>
      {state === 'loading' && (
        <p role="status" className="text-muted">
          {summary.cardLoading}
        </p>
      )}
      {state === 'failed' && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>{summary.cardFailed}</p>
          <Button look="plain" onClick={() => setAttempt(attempt + 1)}>
            {summary.retry}
          </Button>
        </div>
      )}
      <div ref={place} className="min-h-64" />
      <p className="mt-2 text-sm text-muted">{summary.cardSafe}</p>
    </div>
  )
}

function cardForm(payment: PaymentPage, elements: PaymentElements): CardForm {
  return {
    check: async () => failureOf((await elements.submit()).error),
    confirm: async (clientSecret, returnUrl) => {
      const { error } = await payment.confirmPayment({
        elements,
        clientSecret,
        confirmParams: { return_url: returnUrl },
        redirect: 'if_required',
      })
      return failureOf(error)
    },
  }
}

function failureOf(error: ScriptError | undefined): ProviderFailure | undefined {
  return error && { declineCode: error.decline_code, code: error.code, type: error.type }
}
