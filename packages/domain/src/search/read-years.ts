import type { Years } from '../model-alias.ts'
import { isYear } from './part-numbers.ts'
import type { Sentence, Slot } from './sentence.ts'

export type SaidYears = { readonly year: number | undefined; readonly years: Years | undefined }

/** One year, or all from one to another: "2014", "98" behind the car, "mod 14", "2k12", "2011 a 2014", "07-12". */
export function claimYears(sentence: Sentence): SaidYears {
  const { slots, claim } = sentence
  const range = rangeIn(slots)
  if (range) {
    claim(range.slots, 'year')
    return range.from === range.to ? { year: range.from, years: undefined } : { year: undefined, years: { from: range.from, to: range.to } }
  }
  const said = slots.find((slot) => !slot.meaning && yearOf(slot, slots) !== undefined)
  if (!said) return { year: undefined, years: undefined }
  const before = slots[said.at - 1]
  claim(before && !before.meaning && MODEL_YEAR.test(before.word) ? [before, said] : [said], 'year')
  return { year: yearOf(said, slots), years: undefined }
}

const MODEL_YEAR = /^(mod|modelo|ano|anio|year)$/
const TO = /^(a|al|hasta|to|y|o)$/

function rangeIn(slots: readonly Slot[]) {
  for (const slot of slots) {
    if (slot.meaning) continue
    const [, from, to] = /^((?:19|20)?\d\d)[-/]((?:19|20)?\d\d)$/.exec(slot.typed) ?? []
    if (from && to && (from.length === 4 || standsByCar(slot, slots))) {
      const first = fullYear(from)
      const last = fullYear(to)
      if (first <= last) return { slots: [slot], from: first, to: last }
    }
    // "del 2011 al 2014", "2011 a 2014", "2011 2014"
    const at = slot.at
    const next = slots.slice(at + 1, at + 3).find(({ word, meaning }) => !meaning && isYear(word))
    const isRange = next && (next.at === at + 1 || TO.test(slots[at + 1]?.word ?? ''))
    if (isYear(slot.word) && next && isRange) {
      const [one, other] = [Number(slot.word), Number(next.word)]
      return { slots: slots.slice(at, next.at + 1), from: Math.min(one, other), to: Math.max(one, other) }
    }
  }
  return undefined
}

function yearOf(slot: Slot, slots: readonly Slot[]): number | undefined {
  if (isYear(slot.word)) return Number(slot.word)
  const [, short] = /^2k(\d{1,2})$/.exec(slot.word) ?? []
  if (short) return 2000 + Number(short)
  if (!/^\d\d$/.test(slot.word)) return undefined
  // Two digits are a year only right behind the car or the word "modelo".
  return standsByCar(slot, slots) || MODEL_YEAR.test(slots[slot.at - 1]?.word ?? '') ? fullYear(slot.word) : undefined
}

function standsByCar({ at }: Slot, slots: readonly Slot[]): boolean {
  const before = slots[at - 1]?.word === 'del' ? slots[at - 2] : slots[at - 1]
  return before?.meaning === 'model' || MODEL_YEAR.test(before?.word ?? '')
}

function fullYear(digits: string): number {
  if (digits.length === 4) return Number(digits)
  return Number(digits) > 40 ? 1900 + Number(digits) : 2000 + Number(digits)
}
