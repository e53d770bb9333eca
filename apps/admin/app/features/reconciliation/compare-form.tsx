import { compareDays } from '@shop/contract/staff/reconciliation'
import { mexicanTimeOf, nextDay } from '@shop/domain/mexican-time'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { rulesOf } from '@shop/ui/form/rules'
import { TextField } from '@shop/ui/form/text-field'
import { useWrite } from '../../kit/calls/use-write.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { useNotices } from '../../kit/use-notices.ts'
import { useReconciliationTexts } from './reconciliation-texts.ts'

/** Somebody wants some days compared now. */
export function CompareForm({ onAsked }: { readonly onAsked: () => void }) {
  const { ask: texts } = useReconciliationTexts()
  const { say } = useNotices()
  const compare = useWrite(compareDays)
  const { day: today } = mexicanTimeOf(new Date())
  const form = useForm({
    id: 'compare-days',
    initial: { from: nextDay(today, -6), to: today },
    rules: rulesOf(compareDays),
    send: async (_, body) => {
      await compare({ body })
      say(texts.asked)
      onAsked()
    },
  })
  return (
    <Card title={texts.title} note={texts.note}>
      <form {...form.formProps} className="space-y-4">
        <ErrorSummary of={form} />
        <div className="grid grid-cols-2 items-end gap-4 *:min-w-0 sm:flex sm:flex-wrap">
          <TextField field={form.field('from')} type="date" max={today} label={texts.from} />
          <TextField field={form.field('to')} type="date" max={today} label={texts.to} />
          <Button type="submit" isBusy={form.isBusy} className="col-span-2">
            {texts.send}
          </Button>
        </div>
      </form>
    </Card>
  )
}
