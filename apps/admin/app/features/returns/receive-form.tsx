import { receiveReturn } from '@shop/contract/staff/returns'
import { FATES, type StaffReturn } from '@shop/domain/return'
import { useSend } from '../calls/use-send.ts'
import { Button } from '../form/button.tsx'
import { entered } from '../form/entered.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { SelectField } from '../form/select-field.tsx'
import { useNotices } from '../notices/notices.tsx'
import { Panel } from '../panel.tsx'
import { useReturnTexts } from './return-texts.ts'

type Props = { readonly seen: StaffReturn; readonly onDone: () => void }

/** The pieces are on the table: each line goes back to the shelf or is lost. */
export const ReceiveForm = ({ seen: { id, lines, reason }, onDone }: Props) => {
  const texts = useReturnTexts()
  const { send, isSending, failure } = useSend(receiveReturn)
  const { say } = useNotices()
  const receive = async (typed: (name: string) => string) => {
    const fates = lines.map(({ place }) => ({
      place,
      fate: typed(`destino-${place}`) === 'scrap' ? ('scrap' as const) : ('stock' as const),
    }))
    const { data } = await send({ params: { id }, body: { fates } })
    if (!data) return
    say(texts.receive.done)
    onDone()
  }
  const likely = reason === 'damaged' || reason === 'defective' ? 'scrap' : 'stock'
  return (
    <Panel title={texts.receive.title} note={texts.receive.note}>
      <form noValidate className="space-y-4" onSubmit={(event) => receive(entered(event))}>
        <FormFailure failure={failure} />
        {lines.map(({ place, name, qty, partNumber }) => (
          <SelectField
            key={place}
            name={`destino-${place}`}
            label={`${qty} × ${name} (${partNumber})`}
            defaultValue={likely}
            options={FATES.map((fate) => ({ value: fate, text: texts.fates[fate] }))}
          />
        ))}
        <Button type="submit" isBusy={isSending}>
          {texts.receive.send}
        </Button>
      </form>
    </Panel>
  )
}
