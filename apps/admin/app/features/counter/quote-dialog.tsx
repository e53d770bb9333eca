import { quoteAtCounter } from '@shop/contract/staff/counter'
import type { CounterQuotation } from '@shop/contract/wire/people/counter-quotation'
import type { Understood } from '@shop/domain/search/understood'
import { Button } from '@shop/ui/button'
import { Dialog } from '@shop/ui/dialog/dialog'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { rulesOf } from '@shop/ui/form/rules'
import { SelectField } from '@shop/ui/form/select-field'
import { useState } from 'react'
import { useWrite } from '../../kit/calls/use-write.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { CustomerFields } from './customer-fields.tsx'
import { QuoteReady } from './quote-ready.tsx'
import { askedLines, type Ticket } from './ticket.ts'
import { useCounterTexts } from './use-counter-texts.ts'

const VALID_DAYS = [0, 1, 3, 7, 15, 30] as const
const USUAL_DAYS = 3

type Props = {
  readonly ticket: Ticket
  readonly understood: Understood | undefined
  /** It is made: the ticket has done its work. */
  readonly onMade: () => void
  readonly onClose: () => void
  readonly onDone: () => void
}

export function QuoteDialog({ ticket, understood, onMade, onClose, onDone }: Props) {
  const { quotation: texts } = useCounterTexts()
  const quote = useWrite(quoteAtCounter)
  const [made, setMade] = useState<{ readonly quotation: CounterQuotation; readonly phone: string }>()
  const form = useForm({
    id: 'quote',
    initial: {
      name: '',
      phone: '',
      email: '',
      validDays: USUAL_DAYS,
      lines: askedLines(ticket),
      discountPercent: ticket.discountPercent,
      ...askedFor(ticket, understood),
    },
    rules: rulesOf(quoteAtCounter),
    // Blanks alone are no e-mail either.
    clean: { email: (text) => text.trim() },
    send: async (_, body) => {
      setMade({ quotation: await quote({ body }), phone: body.phone })
      onMade()
    },
  })
  if (made)
    return (
      <Dialog title={texts.ready(made.quotation.number)} onClose={onDone}>
        <QuoteReady {...made} onDone={onDone} />
      </Dialog>
    )
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <form {...form.formProps} className="space-y-4">
        <ErrorSummary of={form} />
        <CustomerFields field={form.field} />
        <SelectField
          field={form.at('validDays')}
          label={texts.valid}
          value={form.values.validDays}
          onChange={({ target }) => form.change({ validDays: Number(target.value) })}
          options={VALID_DAYS.map((days) => ({ value: String(days), text: texts.validDays(days) }))}
        />
        <Button type="submit" isBusy={form.isBusy}>
          {form.isBusy ? texts.sending : texts.send}
        </Button>
      </form>
    </Dialog>
  )
}

/** In the words of the search; a part that was found by its number has its own name. */
function askedFor({ lines }: Ticket, understood: Understood | undefined) {
  const { make, model, year, engine } = understood?.car ?? {}
  const part = understood?.partTypes.join(', ') || lines.map(({ product }) => product.name).join(', ')
  return { make, model, year: year === undefined ? undefined : String(year), engine, part: part.slice(0, 200) }
}
