import { sellAtCounter } from '@shop/contract/staff/counter'
import { formatMoney } from '@shop/domain/money'
import { COUNTER_METHODS, type CounterMethod } from '@shop/domain/payment-method'
import { useState } from 'react'
import { useSend } from '../calls/use-send.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { Button } from '../form/button.tsx'
import { entered } from '../form/entered.ts'
import { Field } from '../form/field.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { SaleDone, type Sold } from './sale-done.tsx'
import { askedLines, type Ticket, totalOf } from './ticket.ts'
import { useCounterTexts } from './use-counter-texts.ts'

type Props = {
  readonly ticket: Ticket
  /** The way of paying that is chosen at first. */
  readonly method: CounterMethod
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Enter in any of its fields records the sale: the common one needs nothing typed. */
export const SaleDialog = ({ ticket, method, onClose, onDone }: Props) => {
  const { sale: texts } = useCounterTexts()
  const { send, isSending, failure } = useSend(sellAtCounter)
  const [sold, setSold] = useState<Sold>()
  const total = totalOf(ticket)
  const submit = async (typed: (name: string) => string) => {
    const { data } = await send({
      body: {
        lines: askedLines(ticket),
        discountPercent: ticket.discountPercent,
        shownTotal: total,
        method: COUNTER_METHODS.find((one) => one === typed('forma_pago')) ?? method,
        name: typed('nombre').trim() || undefined,
        phone: typed('telefono').trim() || undefined,
      },
    })
    if (data)
      setSold({ folio: data.order.folio, total: data.order.total, method: data.order.paymentMethod === 'cash' ? 'cash' : 'terminal' })
  }
  if (sold)
    return (
      <Dialog title={texts.done(sold.folio)} onClose={onDone}>
        <SaleDone sold={sold} onDone={onDone} />
      </Dialog>
    )
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <form noValidate className="space-y-4" onSubmit={(event) => submit(entered(event))}>
        <p className="text-muted">{texts.note}</p>
        <FormFailure failure={failure} />
        <Field name="nombre" label={texts.name} autoComplete="off" failure={failure} />
        <Field name="telefono" type="tel" label={texts.phone} autoComplete="off" failure={failure} />
        <fieldset>
          <legend className="font-semibold">{texts.method}</legend>
          {COUNTER_METHODS.map((one) => (
            <label key={one} className="mr-6 inline-flex min-h-11 cursor-pointer items-center gap-2">
              <input type="radio" name="forma_pago" value={one} defaultChecked={one === method} className="size-5 accent-brand" />
              {texts.methods[one]}
            </label>
          ))}
        </fieldset>
        <Button type="submit" isBusy={isSending} className="w-full text-lg">
          {isSending ? texts.sending : texts.send(formatMoney(total))}
        </Button>
      </form>
    </Dialog>
  )
}
