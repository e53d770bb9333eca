import type { CounterMethod } from '@shop/domain/payment-method'
import type { Understood } from '@shop/domain/search/understood'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useTicket } from '../features/counter/kept-ticket.ts'
import { focusBox, PartSearch } from '../features/counter/part-search.tsx'
import { QuoteDialog } from '../features/counter/quote-dialog.tsx'
import { SaleDialog } from '../features/counter/sale-dialog.tsx'
import { EMPTY_TICKET, withPart } from '../features/counter/ticket.ts'
import { TicketPanel } from '../features/counter/ticket-panel.tsx'
import { useCounterTexts } from '../features/counter/use-counter-texts.ts'
import { WaitingStrip } from '../features/counter/waiting-strip.tsx'
import { Screen } from '../kit/screen.tsx'
import { useTexts } from '../language.tsx'

/** For whoever stands at the counter: from the customer's words to a quotation or a sale without the mouse. */
export function Counter() {
  const texts = useCounterTexts()
  const { screens } = useTexts()
  const [customer, setCustomer] = useState(0)
  const { key, state } = useLocation() as { key: string; state: { readonly search?: string } | null }
  // biome-ignore lint/correctness/useExhaustiveDependencies: every customer begins at the box
  useEffect(focusBox, [customer, key])
  return (
    <Screen title={screens.counter} lead={texts.lead}>
      <WaitingStrip />
      <Desk key={`${key} ${customer}`} wanted={customer === 0 ? (state?.search ?? '') : ''} onNext={() => setCustomer(customer + 1)} />
    </Screen>
  )
}

/** One customer; the next begins with an empty box. */
function Desk({ wanted, onNext }: { readonly wanted: string; readonly onNext: () => void }) {
  const texts = useCounterTexts()
  const [search, setSearch] = useState(wanted)
  const [understood, setUnderstood] = useState<Understood>()
  const [ticket, setTicket] = useTicket()
  const clear = () => setTicket(() => EMPTY_TICKET)
  const [open, setOpen] = useState<'quote' | CounterMethod>()
  const opening = (what: typeof open) => () => {
    if (ticket.lines.length > 0) setOpen(what)
  }
  // Cleared with the sale itself: whoever goes to its order instead of the next customer must not find it here to be sold again.
  const dialog = { ticket, onMade: clear, onClose: () => setOpen(undefined), onDone: onNext }
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[3fr_2fr]">
      <Card title={texts.find}>
        <PartSearch
          search={search}
          onSearch={setSearch}
          onFound={setUnderstood}
          onAdd={(product, car) => setTicket((before) => withPart(before, product, car))}
          letters={{ c: opening('quote'), v: opening('cash'), t: opening('terminal') }}
        />
      </Card>
      <TicketPanel ticket={ticket} onChange={setTicket}>
        <Button onClick={opening('cash')}>{texts.sell}</Button>
        <Button look="plain" onClick={opening('quote')}>
          {texts.quote}
        </Button>
        <Button
          look="plain"
          onClick={() => {
            clear()
            onNext()
          }}
        >
          {texts.clear}
        </Button>
      </TicketPanel>
      {open === 'quote' && <QuoteDialog {...dialog} understood={understood} />}
      {open && open !== 'quote' && <SaleDialog {...dialog} method={open} />}
    </div>
  )
}
