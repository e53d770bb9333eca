import { isShippableAddress } from '@shop/domain/address'
import type { Customer } from '@shop/domain/customer'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { abandonPurchase, beginPurchase, concludePurchase } from '../../browser/purchase.ts'
import type { ShippingInfo } from '../../browser/shipping-info.ts'
import { isSessionOver } from '../../calls/call-as-customer.ts'
import { callPurchase } from '../../calls/calls.ts'
import type { PurchaseCalls } from '../../calls/purchase-calls.ts'
import { addressOf } from '../../common/address/address-values.ts'
import { askedLineOf } from '../../common/cart/asked-line.ts'
import { invoiceOf } from '../../common/invoice/invoice-values.ts'
import { paths } from '../../paths.ts'
import { useLocation, useNavigate } from '../../router/router-context.ts'
import { useLocale } from '../../texts.ts'
import { buy, type Ended, PaymentRefused } from './buy.ts'
import type { CardForm } from './card-fields.tsx'
import { isDeadPurchase, type PaymentProblem, problemOf } from './payment-problem.ts'
import { receiverOf } from './receiver-values.ts'
import type { Quote, Shown } from './use-quote.ts'

type Options = {
  readonly customer: Customer
  readonly quote: Quote
  readonly info: ShippingInfo
  readonly card: RefObject<CardForm | undefined>
}

export type Payment = {
  readonly isSaving: boolean
  readonly isUndecided: boolean
  readonly problem: PaymentProblem | undefined
  /** What was on the screen when "pay" was pressed last. */
  readonly paidFor: Shown | undefined
  readonly pay: () => void
}

/** One purchase, however often and from wherever it is pressed. */
export function usePayment({ customer, quote, info, card }: Options): Payment {
  const locale = useLocale()
  const navigate = useNavigate()
  const { state: handedOver } = useLocation() as { state: { readonly problem?: PaymentProblem } | null }
  const isBusy = useRef(false)
  const [isSaving, setIsSaving] = useState(false)
  const [isUndecided, setIsUndecided] = useState(false)
  const [problem, setProblem] = useState<PaymentProblem | undefined>(handedOver?.problem)
  const [paidFor, setPaidFor] = useState<Shown>()

  const setSaving = (isOn: boolean) => {
    isBusy.current = isOn
    setIsSaving(isOn)
    if (!isOn) setIsUndecided(false)
  }
  // Back from the bank's own page, the browser may show this one as it was left: in the middle of paying.
  useEffect(() => {
    const wakeUp = ({ persisted }: PageTransitionEvent) => persisted && location.reload()
    addEventListener('pageshow', wakeUp)
    return () => removeEventListener('pageshow', wakeUp)
  }, [])

  // Whoever presses "pay" waits for the bank, not for a script.
  useEffect(() => {
    callPurchase(locale).catch(console.warn)
  }, [locale])

  const attempt = async (calls: PurchaseCalls): Promise<{ readonly id: string; readonly ended: Ended }> => {
    const { address, receiver, paymentMethod, invoice } = info
    if (!quote.shown || !quote.carrier || !address || !isShippableAddress(address)) throw new Error('There is nothing to pay for yet')
    const id = beginPurchase(customer.id)
    const asked = {
      id,
      lines: quote.states.map(({ line }) => askedLineOf(line)),
      address: addressOf(address),
      receiver: receiverOf(receiver),
      carrierKey: quote.carrier.key,
      paymentMethod,
      shownTotal: quote.shown.total,
      invoice: invoiceOf(invoice),
    }
    const returnUrl = new URL(paths.confirmation(locale, id), location.href).href
    const ended = await buy(calls, asked, {
      confirmCard: paymentMethod === 'card' ? (secret) => confirmed(card.current, secret, returnUrl) : undefined,
      onUndecided: () => setIsUndecided(true),
    })
    return { id, ended }
  }

  const pay = async () => {
    if (isBusy.current || !quote.shown) return
    setSaving(true)
    setProblem(undefined)
    setPaidFor(quote.shown)
    try {
      if (info.paymentMethod === 'card') await checked(card.current)
      const calls = await callPurchase(locale)
      const { id, ended } = await attempt(calls).catch((error: unknown) => {
        if (!isDeadPurchase(error)) throw error
        abandonPurchase()
        return attempt(calls)
      })
      await navigate(paths.confirmation(locale, id), { replace: true })
      // What is being reviewed keeps its cart: it may still go back.
      if (ended === 'placed') concludePurchase(id)
    } catch (error) {
      setSaving(false)
      if (isSessionOver(error)) return
      const found = await problemOf(error)
      setProblem(found)
      if (found.kind === 'total-changed' || found.kind === 'out-of-stock') quote.refresh()
    }
  }
  return { isSaving, isUndecided, problem, paidFor, pay: () => void pay() }
}

async function checked(card: CardForm | undefined): Promise<void> {
  const failure = card ? await card.check() : { type: 'api_connection_error' }
  if (failure) throw new PaymentRefused(failure)
}

const confirmed: (card: CardForm | undefined, secret: string, returnUrl: string) => ReturnType<CardForm['confirm']> = async (
  card,
  secret,
  returnUrl,
) => (card ? card.confirm(secret, returnUrl) : { type: 'api_connection_error' })
