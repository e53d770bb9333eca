import type { Locale } from '@shop/domain/locale'
import { useEffect, useState } from 'react'
import { lazily } from '../../browser/lazily.ts'
import { isSessionOver } from '../../calls/call-as-customer.ts'
import type { PlaceCalls } from '../../calls/place-calls.ts'
import { notifyFailure } from '../../kit/notify-failure.ts'
import { useLocale } from '../../texts.ts'

type Places = { readonly of: string; readonly names: readonly string[] }

/** The places to choose from: all states, and those below what was chosen before. */
export function usePlaces(state: string, municipality: string) {
  const locale = useLocale()
  return {
    states: usePlacesOf('states', locale, (calls) => calls.states()),
    municipalities: usePlacesOf(state, locale, (calls) => calls.municipalities(state)),
    localities: usePlacesOf(state && municipality && `${state}/${municipality}`, locale, (calls) => calls.localities(state, municipality)),
  }
}

function usePlacesOf(of: string, locale: Locale, ask: (calls: PlaceCalls) => Promise<readonly string[]>): readonly string[] | undefined {
  const [places, setPlaces] = useState<Places>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked follows from whose places they are
  useEffect(() => {
    if (!of) return
    let isWanted = true
    const load = () => {
      lazily(() => import('../../calls/place-calls.ts'))
        .then(({ placeCalls }) => ask(placeCalls(locale)))
        .then(
          (names) => isWanted && setPlaces({ of, names }),
          (error: unknown) => isWanted && !isSessionOver(error) && notifyFailure(error, load),
        )
    }
    load()
    return () => {
      isWanted = false
    }
  }, [of, locale])
  return places?.of === of ? places.names : undefined
}
