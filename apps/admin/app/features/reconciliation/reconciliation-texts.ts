import { staffReconciliation as english } from '@shop/texts/en/staff/reconciliation'
import { staffReconciliation as spanish } from '@shop/texts/es/staff/reconciliation'
import { languageTag, useLanguage, useTextsOf } from '../../language.tsx'

export function useReconciliationTexts() {
  return useTextsOf({ es: spanish, en: english })
}

/** A day of the calendar, such as `2026-11-15`, in few letters. */
export function useShortDay(): (day: string) => string {
  const { locale } = useLanguage()
  const shown = new Intl.DateTimeFormat(languageTag(locale), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  return (day) => shown.format(new Date(day))
}
