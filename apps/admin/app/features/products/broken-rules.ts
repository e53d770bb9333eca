import type { Failure } from '../calls/failure.ts'
import { useRuleTexts } from '../form/rule-texts.ts'
import type { BrokenRules } from './product-draft.ts'
import { useProductTexts } from './product-texts.ts'

/** What was typed that cannot be so, said as the server would. */
export const useBrokenRules = (): ((wrong: BrokenRules) => Failure) => {
  const { lookAtData } = useProductTexts()
  const rules = useRuleTexts()
  return (wrong) => ({
    message: lookAtData,
    fields: Object.fromEntries(Object.entries(wrong).map(([name, rule]) => [name, rules[rule]])),
  })
}
