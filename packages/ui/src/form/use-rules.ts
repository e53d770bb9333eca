import { useRef } from 'react'
import type { ComingRules, Rules } from './rules.ts'

type Asked<Values, Body> = {
  /** What is there already. */
  readonly known: () => Rules<Values, Body> | undefined
  readonly coming: () => Promise<Rules<Values, Body>>
}

/** Rules that are still to come are asked for once; a failure is forgotten, so that the next try asks again. */
export function useRules<Values, Body>(rules: ComingRules<Values, Body>): Asked<Values, Body> {
  const asked = useRef<Promise<Rules<Values, Body>>>(undefined)
  const arrived = useRef<Rules<Values, Body>>(undefined)
  if (typeof rules !== 'function') return { known: () => rules, coming: async () => rules }
  const ask = async (): Promise<Rules<Values, Body>> => {
    asked.current ??= rules()
    try {
      arrived.current = await asked.current
      return arrived.current
    } catch (error) {
      asked.current = undefined
      throw error
    }
  }
  return { known: () => arrived.current, coming: ask }
}
