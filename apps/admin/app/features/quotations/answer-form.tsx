import { answerQuotation } from '@shop/contract/staff/quotations'
import { cents, formatMoney } from '@shop/domain/money'
import type { Quotation } from '@shop/domain/quotation'
import { adminQuotations as english } from '@shop/texts/en/admin-quotations'
import { adminQuotations as spanish } from '@shop/texts/es/admin-quotations'
import { useState } from 'react'
import { useTextsOf } from '../../language.tsx'
import { useSend } from '../calls/use-send.ts'
import { Button } from '../form/button.tsx'
import { entered } from '../form/entered.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { SelectField } from '../form/select-field.tsx'
import { TextArea } from '../form/text-area.tsx'
import { useUnsavedForm } from '../form/unsaved.tsx'
import { useNotices } from '../notices/notices.tsx'
import { Panel } from '../panel.tsx'
import { DraftLineFields } from './draft-line-fields.tsx'
import { answeredLine, type DraftLine, draftOf, emptyDraft, problemsOf, totalOf } from './draft-offer.ts'
import { FindParts } from './find-parts.tsx'

const VALID_DAYS = [0, 1, 3, 7, 15, 30] as const
const USUAL_DAYS = 3

/** Products of the catalogue and parts that the shop would get, at a price that holds for some days. */
export const AnswerForm = ({ quotation, onSent }: { readonly quotation: Quotation; readonly onSent: (now: Quotation) => void }) => {
  const { answer: texts } = useTextsOf({ es: spanish, en: english })
  const { send, isSending, failure } = useSend(answerQuotation)
  const { say } = useNotices()
  const [lines, setLines] = useState<readonly DraftLine[]>([])
  const [isChecked, setChecked] = useState(false)
  const form = useUnsavedForm(quotation.number)
  const change = (changed: DraftLine) => setLines(lines.map((line) => (line.id === changed.id ? changed : line)))
  const { make, model, year, engine, part, number } = quotation
  const submit = async (typed: (name: string) => string) => {
    setChecked(true)
    const answered = lines.flatMap((line) => answeredLine(line) ?? [])
    if (answered.length === 0 || answered.length < lines.length) return focusFirstProblem()
    const body = { lines: answered, validDays: Number(typed('vigencia')), message: typed('mensaje').trim() || undefined }
    const { data } = await send({ params: { number }, body })
    if (!data) return
    say(texts.sent)
    onSent(data)
  }
  return (
    <Panel title={texts.title} note={texts.note}>
      <FindParts
        wanted={[part, make, model, year, engine].join(' ')}
        chosen={new Set(lines.map(({ id }) => id))}
        onChoose={(product) => setLines([...lines, draftOf(product)])}
      />
      <Button look="quiet" className="mt-3" onClick={() => setLines([...lines, emptyDraft()])}>
        {texts.addOnOrder}
      </Button>
      <form ref={form} noValidate className="mt-6 space-y-4" onSubmit={(event) => submit(entered(event))}>
        <h3 className="font-bold">{texts.lines}</h3>
        <FormFailure failure={failure} />
        {lines.length === 0 && <p className={isChecked ? 'font-medium text-bad' : 'text-muted'}>{texts.noLines}</p>}
        {lines.map((line, place) => (
          <DraftLineFields
            key={line.id}
            line={line}
            number={place + 1}
            problems={isChecked ? problemsOf(line) : {}}
            onChange={change}
            onRemove={() => setLines(lines.filter(({ id }) => id !== line.id))}
          />
        ))}
        <div className="max-w-xs">
          <SelectField
            name="vigencia"
            label={texts.valid}
            defaultValue={USUAL_DAYS}
            options={VALID_DAYS.map((days) => ({ value: String(days), text: texts.validDays(days) }))}
          />
        </div>
        <TextArea name="mensaje" label={texts.message} maxLength={2_000} failure={failure} />
        <p className="text-lg">
          {texts.total}: <strong className="tabular-nums">{formatMoney(cents(totalOf(lines)))}</strong>
        </p>
        <Button type="submit" isBusy={isSending}>
          {isSending ? texts.sending : texts.send}
        </Button>
      </form>
    </Panel>
  )
}

/** After the problems are drawn. */
const focusFirstProblem = () => requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
