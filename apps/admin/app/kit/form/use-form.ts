import type { FormOptions } from '@shop/ui/form/form-types'
import { useForm as useAnyForm } from '@shop/ui/form/use-form'
import { useTexts } from '../../language.tsx'
import { useRuleTexts } from './rule-texts.ts'

/** A form of the back office: whatever became of it is said above its fields. */
export function useForm<Values extends object, Body>(options: FormOptions<Values, Body>) {
  const ruleTexts = useRuleTexts()
  const messageOf: typeof options.messageOf = (name, rule, figure) =>
    options.messageOf?.(name, rule) ?? (figure === undefined ? undefined : ruleTexts[rule].replace('{n}', figure))
  return useAnyForm({ ...options, messageOf }, { ruleTexts, noAnswer: useTexts().noAnswer, tellsElsewhere: () => false })
}
