import { quoteAtCounter } from '@shop/contract/staff/counter'
import type { CounterQuotation } from '@shop/contract/wire/people/counter-quotation'
import type { Understood } from '@shop/domain/search/understood'
import { useState } from 'react'
import { useSend } from '../calls/use-send.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { Button } from '../form/button.tsx'
import { entered } from '../form/entered.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { SelectField } from '../form/select-field.tsx'
import { CustomerFields } from './customer-fields.tsx'
import { QuoteReady } from './quote-ready.tsx'
import { askedLines, type Ticket } from './ticket.ts'
import { useCounterTexts } from './use-counter-texts.ts'

const VALID_DAYS = [0, 1, 3, 7, 15, 30] as const
const USUAL_DAYS = 3

type Props = {
  readonly ticket: Ticket
  readonly understood: Understood | undefined
  readonly onClose: () => void
  readonly onDone: () => void
}

export const QuoteDialog = ({ ticket, understood, onClose, onDone }: Props) => {
  const { quotation: texts } = useCounterTexts()
  const { send, isSending, failure } = useSend(quoteAtCounter)
  const [made, setMade] = useState<{ readonly quotation: CounterQuotation; readonly phone: string }>()
  const submit = async (typed: (name: string) => string) => {
    const phone = typed('telefono')
    const { data } = await send({
      body: {
        lines: askedLines(ticket),
        discountPercent: ticket.discountPercent,
        validDays: Number(typed('vigencia')),
        name: typed('nombre'),
        phone,
        email: typed('email').trim() || undefined,
        ...askedFor(ticket, understood),
      },
    })
    if (data) setMade({ quotation: data, phone: phone.replace(/\D/g, '').slice(-10) })
  }
  if (made)
    return (
      <Dialog title={texts.ready(made.quotation.number)} onClose={onDone}>
        <QuoteReady {...made} onDone={onDone} />
      </Dialog>
    )
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <form noValidate className="space-y-4" onSubmit={(event) => submit(entered(event))}>
        <FormFailure failure={failure} />
        <CustomerFields failure={failure} />
        <SelectField
          name="vigencia"
          label={texts.valid}
          defaultValue={USUAL_DAYS}
          options={VALID_DAYS.map((days) => ({ value: String(days), text: texts.validDays(days) }))}
        />
        <Button type="submit" isBusy={isSending}>
          {isSending ? texts.sending : texts.send}
        </Button>
      </form>
    </Dialog>
  )
}

/** In the words of the search; a part that was found by its number has its own name. */
const askedFor = ({ lines }: Ticket, understood: Understood | undefined) => {
  const { make, model, year, engine } = understood?.car ?? {}
  const part = understood?.partTypes.join(', ') || lines.map(({ product }) => product.name).join(', ')
  return { make, model, year: year === undefined ? undefined : String(year), engine, part: part.slice(0, 200) }
}
