import { kindsIn, type Lexicon } from './lexicon.ts'
import { type Sentence, type Slot, windows } from './sentence.ts'
import { isEmptyWord } from './words.ts'

export function claimBrands({ slots, claim }: Sentence, { brands, kinds }: Lexicon): { id: number; clause: number }[] {
  return windows(slots, 2).flatMap((run) => {
    if (run.some(({ meaning }) => meaning)) return []
    const id = brands.get(run.map(({ word }) => word).join(''))
    const isPartWord = run.length === 1 && kinds.get(run[0]?.word ?? '')?.has('part')
    if (id === undefined || isPartWord) return []
    claim(run, 'brand')
    return [{ id, clause: run[0]?.clause ?? 0 }]
  })
}

export function claimWords({ slots, claim }: Sentence, lexicon: Lexicon): { word: string; clause: number }[] {
  return slots.flatMap((slot) => {
    const { word, clause } = slot
    // "Foco H7" names a bulb, and one kind of it.
    if (slot.meaning === 'part' && /\d/.test(word) && lexicon.kinds.get(word)?.has('word')) return [{ word, clause }]
    // How much is talked narrows nothing.
    if (slot.meaning || slot.isTalk || isEmptyWord(word)) return []
    const before = slots[slot.at - 1]
    // "DOT 4": a number right behind a word of a name belongs to it.
    const isItsNumber = /^\d{1,2}(\.\d)?$/.test(word) && before?.meaning === 'word' && /^[a-z]+$/.test(before.word)
    const isWord = isItsNumber || kindsIn(lexicon, word)?.has('word') === true
    if (!isWord && isQuantity(slot, slots)) return []
    claim([slot], isWord ? 'word' : 'ignored')
    return isWord ? [{ word, clause }] : []
  })
}

/** "2 amortiguadores", "4 pzas": a small number before what it counts. */
function isQuantity({ word, at }: Slot, slots: readonly Slot[]): boolean {
  const next = slots[at + 1]
  const isCounted =
    next?.meaning === 'part' || next?.meaning === 'position' || /^(pz|pza|pzas|pzs|piezas?|pares|juegos?)$/.test(next?.word ?? '')
  return /^(?:1?\d|2[0-4])$/.test(word) && isCounted
}
