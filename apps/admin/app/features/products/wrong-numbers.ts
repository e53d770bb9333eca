import type { Failure } from '../calls/failure.ts'
import { useRuleTexts } from '../form/rule-texts.ts'
import { useProductTexts } from './product-texts.ts'

/** What was typed that is no number, said as the server would. */
export const useWrongNumbers = (): ((wrong: Readonly<Record<string, true | undefined>>) => Failure) => {
  const { lookAtData } = useProductTexts()
  const rules = useRuleTexts()
  return (wrong) => ({
    message: lookAtData,
    fields: Object.fromEntries(Object.keys(wrong).map((name) => [name, name === 'precio' ? rules.price : rules.numbers])),
  })
}
