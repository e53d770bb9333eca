import { receiveReturn } from '@shop/contract/staff/returns'
import { RETURN_DISPOSITIONS, type ReturnDisposition, type StaffReturn } from '@shop/domain/return'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { rulesOfDraft } from '@shop/ui/form/rules'
import { SelectField } from '@shop/ui/form/select-field'
import { useWrite } from '../../kit/calls/use-write.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { useNotices } from '../../kit/use-notices.ts'
import { useReturnTexts } from './return-texts.ts'

type Props = { readonly seen: StaffReturn; readonly onDone: () => void }
type Draft = { readonly fates: readonly { readonly place: number; readonly fate: ReturnDisposition }[] }

/** The pieces are on the table: each line goes back to the shelf or is lost. */
export function ReceiveForm({ seen: { id, lines, reason }, onDone }: Props) {
  const texts = useReturnTexts()
  const { say } = useNotices()
  const receive = useWrite(receiveReturn)
  const likely: ReturnDisposition = reason === 'damaged' || reason === 'defective' ? 'scrap' : 'stock'
  const form = useForm({
    id: 'receive',
    initial: { fates: lines.map(({ place }) => ({ place, fate: likely })) },
    rules: rulesOfDraft(receiveReturn, (draft: Draft) => draft),
    send: async (_, body) => {
      await receive({ params: { id }, body })
      say(texts.receive.done)
      onDone()
    },
  })
  const { fates } = form.values
  const choose = (place: number, typed: string) =>
    form.change({ fates: fates.map((one) => (one.place === place ? { place, fate: typed === 'scrap' ? 'scrap' : 'stock' } : one)) })
  return (
    <Card title={texts.receive.title} note={texts.receive.note}>
      <form {...form.formProps} className="space-y-4">
        <ErrorSummary of={form} />
        {lines.map(({ place, name, qty, partNumber }, i) => (
          <SelectField
            key={place}
            field={form.at(`fates.${i}.fate`)}
            label={`${qty} × ${name} (${partNumber})`}
            value={fates[i]?.fate}
            onChange={({ target }) => choose(place, target.value)}
            options={RETURN_DISPOSITIONS.map((fate) => ({ value: fate, text: texts.fates[fate] }))}
          />
        ))}
        <Button type="submit" isBusy={form.isBusy}>
          {texts.receive.send}
        </Button>
      </form>
    </Card>
  )
}
