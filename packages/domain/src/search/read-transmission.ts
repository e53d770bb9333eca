import type { Said, Sold } from './said-of-engine.ts'
import type { Slot } from './sentence.ts'

/**
 * "Tsuru 2010 estándar", "Jetta automático", "Versa con caja CVT": such a car, where it was sold. Only right behind the car, because there
 * are manual mirrors and automatics of starters; and not where nothing is known of it, or no such car was sold.
 */
export function transmissionSaid(slots: readonly Slot[], sold: readonly Sold[]): Said[] {
  const slot = slots.find(({ meaning, word }) => !meaning && TRANSMISSIONS.has(word))
  const kinds = slot && TRANSMISSIONS.get(slot.word)
  if (!slot || !kinds) return []
  const suits = ({ facts }: Sold): boolean => facts.transmission?.some((kind) => kinds.includes(kind)) ?? false
  const noun = lastIn(slots.slice(0, slot.at), ({ word, meaning }) => !meaning && GEARBOX.test(word))
  const run = noun ? [noun, slot] : [slot]
  const before = lastIn(
    slots.slice(0, run[0]?.at),
    ({ meaning }) => meaning !== undefined,
    ({ word }) => LINK.test(word),
  )
  return before && OF_CAR.has(before.meaning) && sold.some(suits) ? [{ slots: run, label: slot.typed, suits }] : []
}

/** The last, if it is such a one; what is only a link is passed over. */
function lastIn(slots: readonly Slot[], is: (slot: Slot) => boolean, isPassed: (slot: Slot) => boolean = () => false): Slot | undefined {
  const last = slots.findLast((slot) => !isPassed(slot))
  return last && is(last) ? last : undefined
}

const OF_CAR = new Set<Slot['meaning']>(['make', 'model', 'year', 'engine'])
const GEARBOX = /^(transmision|transmission|caja|trans)$/
const LINK = /^(con|de|with|es|en)$/

const TRANSMISSIONS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    estandar: ['manual'],
    standard: ['manual'],
    std: ['manual'],
    manual: ['manual'],
    automatico: ['automatic', 'cvt', 'robotized'],
    automatica: ['automatic', 'cvt', 'robotized'],
    automatic: ['automatic', 'cvt', 'robotized'],
    aut: ['automatic', 'cvt', 'robotized'],
    tiptronic: ['automatic'],
    cvt: ['cvt'],
  }),
)
