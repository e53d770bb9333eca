import { useCallback, useEffect, useState } from 'react'
import { useCustomer } from '../../browser/customer.ts'
import { useMyCar } from '../../browser/garage.ts'
import { useIsAwake } from '../../browser/is-awake.ts'
import { type Draft, readDraft } from '../../browser/quotation-draft.ts'
import { useLocation, useSearchParams } from '../../router/router-context.ts'
import { useLocale } from '../../texts.ts'
import { EMPTY_VALUES, type QuotationValues, valuesInDraft, valuesInQuery } from './quotation-values.ts'

/** What the form begins with: what was typed before, then what its address says, then what the shop knows of the visitor. */
export function usePrefilled(formId: string): QuotationValues {
  const locale = useLocale()
  const isAwake = useIsAwake()
  const { search } = useLocation()
  const [params] = useSearchParams()
  const mine = useMyCar()
  // Without a name in its fields the form is still a form.
  const customer = useCustomer(
    locale,
    useCallback((error: unknown) => console.warn(error), []),
  )
  const [draft, setDraft] = useState<Draft>()
  const [early] = useState(() => (isAwake ? '' : earlyMake(formId)))
  useEffect(() => setDraft(readDraft()), [])

  const asked = valuesInQuery(params)
  const car = asked.make || !mine ? {} : { make: mine.make, model: mine.model, year: String(mine.year), engine: mine.engine ?? '' }
  const person = customer ? { name: `${customer.firstName} ${customer.lastName}`.trim(), email: customer.email, phone: customer.phone } : {}
  const typed = valuesInDraft(draft, search)
  const isAnotherCar = isAwake && early !== '' && early !== asked.make
  return {
    ...EMPTY_VALUES,
    ...(isAnotherCar ? { make: early } : typed.make ? {} : car),
    ...person,
    ...(isAnotherCar ? { part: asked.part ?? '' } : asked),
    ...typed,
  }
}

/** The make somebody quick chose before the script arrived. Read while the page wakes up, before the field is put back. */
function earlyMake(formId: string): string {
  return typeof document === 'undefined' ? '' : (document.querySelector<HTMLSelectElement>(`#${formId}-make`)?.value ?? '')
}
