import { noteOnOrder } from '@shop/contract/staff/orders'
import type { StaffOrder } from '@shop/domain/staff-order'
import { useState } from 'react'
import { useSend } from '../calls/use-send.ts'
import { Button } from '../form/button.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { TextArea } from '../form/text-area.tsx'
import { Moment } from '../moment.tsx'
import { useNotices } from '../notices/notices.tsx'
import { Panel } from '../panel.tsx'
import { useOrderLabels, useOrderTexts } from './order-texts.ts'

/** What happened to an order and who did it; nothing in it is ever changed. */
export const OrderHistory = ({ seen: { order, history }, onChange }: { readonly seen: StaffOrder; readonly onChange: () => void }) => {
  const texts = useOrderTexts()
  const { status: labels } = useOrderLabels()
  return (
    <Panel title={texts.history}>
      <ol className="space-y-3 border-l-2 border-line pl-4">
        {history.map(({ event, status, by, name, text, at }) => (
          <li key={`${at.toISOString()} ${event} ${text}`}>
            <p className="font-semibold">{event === 'moved' && status ? labels[status] : texts.events[event]}</p>
            {text && <p className="whitespace-pre-line">{text}</p>}
            <p className="text-sm text-muted">
              {name ?? texts.by[by]} · <Moment at={at} />
            </p>
          </li>
        ))}
      </ol>
      <NoteForm folio={order.folio} onNoted={onChange} />
    </Panel>
  )
}

const NoteForm = ({ folio, onNoted }: { readonly folio: string; readonly onNoted: () => void }) => {
  const texts = useOrderTexts()
  const { send, isSending, failure } = useSend(noteOnOrder)
  const { say } = useNotices()
  const [text, setText] = useState('')
  const submit = async (event: { preventDefault: () => void }) => {
    event.preventDefault()
    const { data } = await send({ params: { folio }, body: { text } })
    if (!data) return
    setText('')
    say(texts.noted)
    onNoted()
  }
  return (
    <form noValidate className="mt-6 space-y-3 border-t border-line pt-4" onSubmit={submit}>
      <FormFailure failure={failure} />
      <TextArea
        name="texto"
        label={texts.note}
        rows={2}
        maxLength={1_000}
        value={text}
        failure={failure}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" look="quiet" isBusy={isSending}>
        {texts.addNote}
      </Button>
    </form>
  )
}
