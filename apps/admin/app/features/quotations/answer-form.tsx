import { answerQuotation } from '@shop/contract/staff/quotations'
import type { FieldRule } from '@shop/domain/field-rules'
import { cents, formatMoney } from '@shop/domain/money'
import type { Quotation } from '@shop/domain/quotation'
import { staffQuotations as english } from '@shop/texts/en/staff/quotations'
import { staffQuotations as spanish } from '@shop/texts/es/staff/quotations'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { FieldError } from '@shop/ui/form/field-frame'
import { SelectField } from '@shop/ui/form/select-field'
import { TextArea } from '@shop/ui/form/text-area'
import { TickField } from '@shop/ui/form/tick-field'
import { FindParts } from '../../common/part/find-parts.tsx'
import { useWrite } from '../../kit/calls/use-write.ts'
import { useUnsaved } from '../../kit/form/unsaved.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { useNotices } from '../../kit/use-notices.ts'
import { useTextsOf } from '../../language.tsx'
import { DraftLineFields } from './draft-line-fields.tsx'
import { type DraftLine, draftOf, emptyDraft, totalOf } from './draft-offer.ts'
import { type OfferDraft, offerRules } from './offer-rules.ts'

const VALID_DAYS = [0, 1, 3, 7, 15, 30] as const
const USUAL_DAYS = 3
const NOTHING: OfferDraft = { lines: [], validDays: USUAL_DAYS, message: '', isPersonal: true }

/** Products of the catalogue and parts that the shop would get, at a price that holds for some days. */
export function AnswerForm({ quotation, onSent }: { readonly quotation: Quotation; readonly onSent: (now: Quotation) => void }) {
  const { answer: texts } = useTextsOf({ es: spanish, en: english })
  const { say } = useNotices()
  const answer = useWrite(answerQuotation)
  const { make, model, year, engine, part, number } = quotation
  const form = useForm({
    id: 'answer',
    initial: { ...NOTHING, isPersonal: quotation.email !== '' },
    rules: offerRules,
    messageOf: (name, rule) => messageOf(name, rule, texts),
    send: async (_, body) => {
      const now = await answer({ params: { number }, body })
      say(texts.sent)
      onSent(now)
    },
  })
  useUnsaved(form.isChanged)
  const { lines, validDays, isPersonal } = form.values
  const setLines = (changed: readonly DraftLine[]) => form.change({ lines: changed })
  const offered = form.at('lines')
  return (
    <Card title={texts.title} note={texts.note}>
      <FindParts
        wanted={[part, make, model, year, engine].join(' ')}
        chosen={new Set(lines.map(({ id }) => id))}
        onChoose={(product) => setLines([...lines, draftOf(product)])}
      />
      <Button look="plain" className="mt-3" onClick={() => setLines([...lines, emptyDraft()])}>
        {texts.addOnOrder}
      </Button>
      <form {...form.formProps} className="mt-6 space-y-4">
        <ErrorSummary of={form} />
        <h3 id={offered.id} tabIndex={-1} className="font-bold">
          {texts.lines}
        </h3>
        <FieldError field={offered} />
        {lines.length === 0 && !offered.error && <p className="text-muted">{texts.noLines}</p>}
        {lines.map((line, place) => (
          <DraftLineFields
            key={line.id}
            line={line}
            number={place + 1}
            field={(name) => form.at(`lines.${place}.${name}`)}
            onChange={(changed) => setLines(lines.with(place, changed))}
            onRemove={() => setLines(lines.filter(({ id }) => id !== line.id))}
          />
        ))}
        <SelectField
          field={form.at('validDays')}
          label={texts.valid}
          value={validDays}
          onChange={({ target }) => form.change({ validDays: Number(target.value) })}
          options={VALID_DAYS.map((days) => ({ value: String(days), text: texts.validDays(days) }))}
          className="max-w-xs"
        />
        {quotation.email !== '' && (
          <TickField field={form.at('isPersonal')} isTicked={isPersonal} onTick={(isTicked) => form.change({ isPersonal: isTicked })}>
            <span className="font-semibold">{texts.personal}</span>
            <span className="block text-sm text-muted">{texts.personalHint(quotation.email)}</span>
          </TickField>
        )}
        <TextArea field={form.field('message')} label={texts.message} isOptional maxLength={2_000} />
        <p className="text-lg">
          {texts.total}: <strong className="tabular-nums">{formatMoney(cents(totalOf(lines)))}</strong>
        </p>
        <Button type="submit" isBusy={form.isBusy}>
          {form.isBusy ? texts.sending : texts.send}
        </Button>
      </form>
    </Card>
  )
}

/** What the offer says about its own fields tells more than the sentence that all forms share. */
function messageOf(name: string, rule: FieldRule, texts: typeof spanish.answer): string | undefined {
  if (name === 'lines') return rule === 'required' ? texts.noLines : undefined
  const { needsName, needsPrice, needsPieces } = texts
  const own: Readonly<Record<string, string>> = { name: needsName, price: needsPrice, pieces: needsPieces }
  return own[name.slice(name.lastIndexOf('.') + 1)]
}
