import { noteOnOrder } from '@shop/contract/staff/orders'
import type { StaffOrder } from '@shop/domain/staff-order'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { rulesOf } from '@shop/ui/form/rules'
import { TextArea } from '@shop/ui/form/text-area'
import { useOrderLabels, useOrderTexts } from '../../common/order/order-texts.ts'
import { useWrite } from '../../kit/calls/use-write.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { Moment } from '../../kit/moment.tsx'
import { useNotices } from '../../kit/use-notices.ts'

const NOTHING = { text: '' }

/** What happened to an order and who did it; nothing in it is ever changed. */
export function OrderHistory({ seen: { order, history }, onChange }: { readonly seen: StaffOrder; readonly onChange: () => void }) {
  const texts = useOrderTexts()
  const { status: labels } = useOrderLabels()
  return (
    <Card title={texts.history}>
      <ol className="space-y-3 border-l-2 border-line pl-4">
        {history.map(({ event, status, by, name, text, at }) => (
          <li key={`${at.toISOString()} ${event} ${text}`}>
            <p className="font-semibold">{event === 'moved' && status ? labels[status] : texts.events[event]}</p>
            {text && <p className="whitespace-pre-line wrap-anywhere">{texts.moveReasons[text] ?? text}</p>}
            <p className="text-sm text-muted">
              {name ?? texts.by[by]} · <Moment at={at} />
            </p>
          </li>
        ))}
      </ol>
      <NoteForm folio={order.folio} onNoted={onChange} />
    </Card>
  )
}

function NoteForm({ folio, onNoted }: { readonly folio: string; readonly onNoted: () => void }) {
  const texts = useOrderTexts()
  const { say } = useNotices()
  const note = useWrite(noteOnOrder)
  const form = useForm({
    id: 'order-note',
    initial: NOTHING,
    rules: rulesOf(noteOnOrder),
    send: async (_, body) => {
      await note({ params: { folio }, body })
      form.restart(NOTHING)
      say(texts.noted)
      onNoted()
    },
  })
  return (
    <form {...form.formProps} className="mt-6 space-y-3 border-t border-line pt-4">
      <ErrorSummary of={form} />
      <TextArea field={form.field('text')} label={texts.note} rows={2} maxLength={1_000} />
      <Button type="submit" look="plain" isBusy={form.isBusy}>
        {texts.addNote}
      </Button>
    </form>
  )
}
