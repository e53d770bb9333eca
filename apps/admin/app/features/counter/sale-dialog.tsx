import { sellAtCounter } from '@shop/contract/staff/counter'
import { formatMoney } from '@shop/domain/money'
import { COUNTER_METHODS, type CounterMethod } from '@shop/domain/payment-method'
import { Button } from '@shop/ui/button'
import { Dialog } from '@shop/ui/dialog/dialog'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { rulesOfDraft } from '@shop/ui/form/rules'
import { TextField } from '@shop/ui/form/text-field'
import { useState } from 'react'
import { useWrite } from '../../kit/calls/use-write.ts'
import { ChoiceField } from '../../kit/form/choice-field.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { SaleDone, type Sold } from './sale-done.tsx'
import { askedLines, type Ticket, totalOf } from './ticket.ts'
import { useCounterTexts } from './use-counter-texts.ts'

type Props = {
  readonly ticket: Ticket
  /** The way of paying that is chosen at first. */
  readonly method: CounterMethod
  /** It is made: the ticket has done its work. */
  readonly onMade: () => void
  readonly onClose: () => void
  readonly onDone: () => void
}
type Draft = { readonly name: string; readonly phone: string; readonly method: CounterMethod }

/** Enter in any of its fields records the sale: the common one needs nothing typed. */
export function SaleDialog({ ticket, method, onMade, onClose, onDone }: Props) {
  const { sale: texts } = useCounterTexts()
  const sell = useWrite(sellAtCounter)
  const [sold, setSold] = useState<Sold>()
  const form = useForm({
    id: 'sale',
    initial: { name: '', phone: '', method },
    rules: rulesOfDraft(sellAtCounter, (draft: Draft) => bodyOf(ticket, draft)),
    send: async (_, body) => {
      const { order } = await sell({ body })
      setSold({ folio: order.folio, total: order.total, method: order.paymentMethod === 'cash' ? 'cash' : 'terminal' })
      onMade()
    },
  })
  if (sold)
    return (
      <Dialog title={texts.done(sold.folio)} onClose={onDone}>
        <SaleDone sold={sold} onDone={onDone} />
      </Dialog>
    )
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <form {...form.formProps} className="space-y-4">
        <p className="text-muted">{texts.note}</p>
        <ErrorSummary of={form} />
        <TextField field={form.field('name')} label={texts.name} isOptional autoComplete="off" />
        <TextField field={form.field('phone')} type="tel" label={texts.phone} isOptional autoComplete="off" />
        <ChoiceField
          field={form.at('method')}
          label={texts.method}
          options={COUNTER_METHODS.map((value) => ({ value, text: texts.methods[value] }))}
          chosen={form.values.method}
          onChoose={(chosen) => form.change({ method: chosen })}
        />
        <Button type="submit" isBusy={form.isBusy} className="w-full text-lg">
          {form.isBusy ? texts.sending : texts.send(formatMoney(totalOf(ticket)))}
        </Button>
      </form>
    </Dialog>
  )
}

function bodyOf(ticket: Ticket, { name, phone, method }: Draft) {
  return {
    lines: askedLines(ticket),
    discountPercent: ticket.discountPercent,
    shownTotal: totalOf(ticket),
    method,
    name: name.trim() || undefined,
    phone: phone.trim() || undefined,
  }
}
