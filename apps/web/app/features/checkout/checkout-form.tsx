import { isShippableAddress } from '@shop/domain/address'
import type { Customer } from '@shop/domain/customer'
import { Card } from '@shop/ui/card'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { rulesOf } from '@shop/ui/form/rules'
import { useEffect, useState } from 'react'
import { keepCustomer } from '../../browser/customer.ts'
import { keepShippingInfo, type ShippingInfo } from '../../browser/shipping-info.ts'
import { callAccount } from '../../calls/calls.ts'
import { addressOf, addressValuesOf } from '../../common/address/address-values.ts'
import { invoiceValuesOf, typedInvoiceOf, wrongInvoice } from '../../common/invoice/invoice-values.ts'
import { useWrongInvoiceTexts } from '../../common/invoice/wrong-invoice-texts.ts'
import { comingRules } from '../../kit/coming-rules.ts'
import { SubmitButton } from '../../kit/submit-button.tsx'
import { useForm } from '../../kit/use-form.ts'
import { paths } from '../../paths.ts'
import { useNavigate } from '../../router/router-context.ts'
import { useLocale } from '../../texts.ts'
import { CarrierCards } from './carrier-cards.tsx'
import { useCheckoutTexts } from './checkout-texts.ts'
import { DeliveryCard } from './delivery-card.tsx'
import { InvoiceFields } from './invoice-fields.tsx'
import { PaymentCards, useReasons } from './payment-cards.tsx'
import { receiverValuesOf, typedReceiverOf, wrongReceiver } from './receiver-values.ts'
import { usePaymentForms } from './use-payment-forms.ts'
import type { Quote } from './use-quote.ts'

type Props = {
  readonly customer: Customer
  readonly quote: Quote
  readonly info: ShippingInfo
  readonly choose: (some: Partial<ShippingInfo>) => void
}

const ADDRESS_RULES = comingRules(
  () => import('@shop/contract/wire/orders/address'),
  ({ addressForm }) => rulesOf({ body: addressForm }),
)
/** An address that was good once is not judged again. */
const NO_RULES = rulesOf({})

/** Where to, by whom, how it is paid, and whether there is an invoice. Everything that was said before is filled in. */
export function CheckoutForm({ customer, quote, info, choose }: Props) {
  const locale = useLocale()
  const navigate = useNavigate()
  const texts = useCheckoutTexts()
  const wrongTextOf = useWrongInvoiceTexts()
  const forms = usePaymentForms()
  const name = `${customer.firstName} ${customer.lastName}`
  const reasonOf = useReasons(quote.shown?.total, name)
  const known = info.address ?? addressValuesOf(customer.address)
  // What was being typed at a reload is still being typed: it was not judged yet, nor kept.
  const [isEditing, setIsEditing] = useState(info.isToKeep !== undefined || !isShippableAddress(known))
  const [isToKeep, setIsToKeep] = useState(info.isToKeep ?? customer.address === undefined)

  const form = useForm({
    id: 'checkout',
    initial: { ...known, ...receiverValuesOf(info.receiver), ...invoiceValuesOf(info.invoice) },
    rules: isEditing ? ADDRESS_RULES : NO_RULES,
    also: (values) => ({ ...wrongReceiver(values), ...wrongInvoice(values) }),
    messageOf: wrongTextOf,
    send: async (values) => {
      if (isEditing && isToKeep) {
        const answer = await (await callAccount(locale)).update({ address: addressOf(addressIn(values)) })
        keepCustomer(answer.customer)
      }
      setIsEditing(false)
      keepSaid(values, undefined)
      await navigate(paths.summary(locale))
    },
  })

  const { values } = form
  const { carrierKey, paymentMethod } = info
  const keepSaid = (said: typeof values, wish: boolean | undefined) =>
    keepShippingInfo({
      address: addressIn(said),
      receiver: typedReceiverOf(said),
      carrierKey,
      paymentMethod,
      invoice: typedInvoiceOf(said),
      isToKeep: wish,
    })
  // What is typed survives a reload, not only what was sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: keepSaid is made of these
  useEffect(() => keepSaid(values, isEditing ? isToKeep : undefined), [values, carrierKey, paymentMethod, isEditing, isToKeep])
  const chosenForm = forms?.find(({ method }) => method === paymentMethod)
  const firstUsable = forms?.find((one) => !reasonOf(one))
  // What was chosen for a smaller cart may not carry this one, and not every shop takes cards.
  useEffect(() => {
    if (firstUsable && (!chosenForm || reasonOf(chosenForm))) choose({ paymentMethod: firstUsable.method })
  })
  const isReady = quote.shown !== undefined && !quote.isToAdjust && forms !== undefined

  return (
    <form {...form.formProps} className="space-y-6">
      <ErrorSummary of={form} />
      <DeliveryCard
        customer={customer}
        known={info.address || customer.address ? known : undefined}
        values={values}
        field={form.field}
        change={form.change}
        isEditing={isEditing}
        setIsEditing={setIsEditing}
        isToKeep={isToKeep}
        setIsToKeep={setIsToKeep}
      />
      <Card id="paqueteria" title={texts.carrier.title}>
        <CarrierCards quote={quote} method={paymentMethod} onChoose={(key) => choose({ carrierKey: key })} />
      </Card>
      <Card id="pago" title={texts.payment.title}>
        <PaymentCards
          forms={forms}
          chosen={paymentMethod}
          total={quote.shown?.total}
          customerName={name}
          onChoose={(method) => choose({ paymentMethod: method })}
        />
      </Card>
      <section aria-label={texts.invoice.want} className="rounded-2xl bg-white p-5 shadow-card ring-1 ring-line sm:px-6">
        <InvoiceFields values={values} field={form.field} change={form.change} />
      </section>
      {quote.isToAdjust && <p className="font-semibold text-bad">{texts.cart.adjust}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton isBusy={form.isBusy} isOff={!isReady}>
          {texts.goOn}
        </SubmitButton>
        <p className="text-sm text-muted">{texts.noCharge}</p>
      </div>
    </form>
  )
}

type Values = ReturnType<typeof addressValuesOf>

function addressIn({ postalCode, state, municipality, locality, suburb, street, number, interior, directions }: Values): Values {
  return {
    postalCode,
    state,
    municipality,
    locality,
    suburb,
    street,
    number,
    interior,
    directions,
  }
}
