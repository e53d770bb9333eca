import { CallFailed } from '@shop/contract/client'
import type { FormOptions } from '@shop/ui/form/form-types'
import { useForm as useAnyForm } from '@shop/ui/form/use-form'
import { isSessionOver } from '../calls/call-as-customer.ts'
import { useFieldTexts } from './field-texts.ts'
import { notifyFailure } from './notify-failure.ts'

/** A form of the shop: it says itself what is wrong with its fields; what no field is to blame for is told in a notice. */
export function useForm<Values extends object, Body>(options: FormOptions<Values, Body>) {
  return useAnyForm(options, { ruleTexts: useFieldTexts().rules, noAnswer: '', tellsElsewhere })
}

function tellsElsewhere(error: unknown, retry: () => void): boolean {
  if (isSessionOver(error)) return true
  if (error instanceof CallFailed && error.status < 500) return false
  notifyFailure(error, retry)
  return true
}
