import type { StepState } from '@shop/domain/opening'
import { languageTag, useLanguage } from '../../language.tsx'
import { useOpeningTexts } from './opening-texts.ts'

/** What the shop has of a step, or what a trial found out, in words. */
export function useFound({ step, count = 0, trial, isDone }: StepState): string | undefined {
  const { found: texts } = useOpeningTexts()
  const { locale } = useLanguage()
  const counted = (number: number) => number.toLocaleString(languageTag(locale))
  if (step === 'base-data' && trial?.state === 'good') {
    const [added = 0, updated = 0, kept = 0] = trial.note.split(' ').map(Number)
    return texts.loaded(counted(added), counted(updated), counted(kept))
  }
  if (!isDone) return undefined
  switch (step) {
    case 'payments':
      return texts.payments(trial?.note === 'test')
    case 'mail':
    case 'sms':
      return texts.sentTo(trial?.note ?? '')
    case 'shipping':
      return texts.carriers(count)
    case 'products':
      return texts.products(count, counted(count))
    case 'postal-codes':
      return texts.postalCodes(counted(count))
    case 'base-data':
      return texts.baseRows(counted(count))
    case 'test-order':
      return texts.orders(count)
    default:
      return undefined
  }
}
