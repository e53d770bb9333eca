import { suggest } from '@shop/contract/shop/catalogue'
import type { Suggestions } from '@shop/domain/search/understood'
import { useEffect, useState } from 'react'
import { useAskedCar } from '../../browser/asked-car.ts'
import { useMyCar } from '../../browser/garage.ts'
import { callApi } from '../../calls/call-api.ts'
import { useLocale } from '../../texts.ts'

const PAUSE_MS = 120
const SHORTEST = 2

/** What was found, and for which beginning. */
export type Suggested = { readonly typed: string; readonly found: Suggestions }

/** Waits for a pause between letters; an answer that comes too late is dropped. */
export function useSuggestions(typed: string): Suggested | undefined {
  const locale = useLocale()
  const asked = useAskedCar()
  const mine = useMyCar()
  const car = asked ?? mine
  const [suggested, setSuggested] = useState<Suggested>()
  useEffect(() => {
    if (typed.length < SHORTEST) return setSuggested(undefined)
    let isCurrent = true
    const timer = setTimeout(async () => {
      try {
        const query = { q: typed, make: car?.make, model: car?.model, year: car?.year, engine: car?.engine }
        const found = await (await callApi(locale))(suggest, { query })
        if (isCurrent) setSuggested({ typed, found })
      } catch (error) {
        // Suggestions are a courtesy: Enter still searches.
        console.warn(error)
      }
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [typed, locale, car])
  return typed.length < SHORTEST ? undefined : suggested
}
