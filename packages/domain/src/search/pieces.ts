import type { Meaning, Sentence, Slot } from './sentence.ts'
import { isEmptyWord, type Token, tokensOf } from './words.ts'

/** A piece of the sentence, spelled rightly, and what it was taken for. `without` is the sentence with the piece taken out. */
export type Piece = { readonly meaning: Meaning; readonly text: string; readonly without: string }
/** `read` is what a position or a word is looked for as. */
export type ReadPiece = Piece & { readonly typed: string; readonly read: readonly string[] }

export function piecesOf(text: string, { slots }: Sentence): ReadPiece[] {
  return [
    ...Map.groupBy(
      slots.filter(({ meaning }) => meaning),
      ({ group }) => group.id,
    ).values(),
  ].map((group) => ({
    meaning: group[0]?.meaning ?? 'ignored',
    typed: group.map(({ typed }) => typed).join(' '),
    text: group.map((slot) => (helped(slot) ? slot.word : slot.typed)).join(' '),
    read: group.flatMap((slot) => slot.said ?? [slot.word]),
    without: without(text, group),
  }))
}

function without(text: string, group: readonly Token[]): string {
  const gaps = group.toSorted((a, b) => b.start - a.start).reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
  const words = gaps.split(/\s+/).filter((word) => tokensOf(word).length > 0)
  while (words.length > 0 && isEmptyWord(tokensOf(words.at(-1) ?? '')[0]?.word ?? '')) words.pop()
  return words.join(' ')
}

/** Only what helped to understand: a word that was left out, or that is a number, was not replaced by anything. */
export function correctionsIn({ slots }: Sentence) {
  return slots.filter(helped).map(({ typed, word }) => ({ from: typed, to: word }))
}

/** What a word was taken for, if not what was typed. */
export function helped({ isCorrected, meaning }: Slot): boolean {
  return isCorrected && meaning !== undefined && meaning !== 'ignored' && meaning !== 'number'
}
