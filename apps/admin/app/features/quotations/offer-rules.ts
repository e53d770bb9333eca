import { answerQuotation } from '@shop/contract/staff/quotations'
import type { FieldRule } from '@shop/domain/field-rules'
import { MOST_OFFER_LINES } from '@shop/domain/quotation'
import { type Broken, rulesOfDraft } from '@shop/ui/form/rules'
import { answeredLine, type DraftLine, type LineProblems, problemsOf } from './draft-offer.ts'

export type OfferDraft = {
  readonly lines: readonly DraftLine[]
  readonly validDays: number
  readonly message: string
  readonly isPersonal: boolean
}

const ofCall = rulesOfDraft(answerQuotation, ({ lines, validDays, message, isPersonal }: OfferDraft) => ({
  lines: lines.flatMap((line) => answeredLine(line) ?? []),
  validDays,
  message: message.trim() || undefined,
  isPersonal,
}))

/** The lines come first: what is typed there is no number yet, and the call takes nothing else. */
export const offerRules: typeof ofCall = {
  ...ofCall,
  judge: (draft) => {
    const broken = brokenIn(draft.lines)
    if (broken.length > 0) return { broken, body: undefined }
    try {
      return ofCall.judge(draft)
    } catch {
      // A line that cannot even be written as the call wants it, such as a name with a tab that was pasted.
      return { broken: [{ name: 'lines', rule: 'invalid' }], body: undefined }
    }
  },
}

const BROKEN: Readonly<Record<keyof LineProblems, FieldRule>> = { name: 'required', price: 'price', pieces: 'whole-number' }

function brokenIn(lines: readonly DraftLine[]): readonly Broken[] {
  if (lines.length === 0) return [{ name: 'lines', rule: 'required' }]
  if (lines.length > MOST_OFFER_LINES) return [{ name: 'lines', rule: 'too-many' }]
  return lines.flatMap((line, i) => {
    const problems = problemsOf(line)
    const names = (['name', 'price', 'pieces'] as const).filter((name) => problems[name])
    return names.map((name) => ({ name: `lines.${i}.${name}`, rule: BROKEN[name] }))
  })
}
