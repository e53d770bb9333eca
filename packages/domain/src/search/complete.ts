import { beginsLike, type Heard, heard, isSameWord, isWordLike, type Likeness } from './begins-like.ts'
import type { Token } from './words.ts'

/** A name that somebody may be about to type. */
export type Nameable<Target> = {
  /** As it is written at the end of a sentence. */
  readonly text: string
  /** The words it is recognised by, without "de" and the like. */
  readonly words: readonly Heard[]
  /** Of the language of the page; names of the other one are offered where this one has none. */
  readonly isOwn: boolean
  /** Not a synonym. */
  readonly isMain: boolean
  readonly target: Target
}

export type Completion<Target> = {
  readonly name: Nameable<Target>
  readonly likeness: Likeness
  /** The name has words before those that were typed: "aceite" in "filtro de aceite". */
  readonly isInside: boolean
  /** Everything of the name was typed already. */
  readonly isWhole: boolean
}

/** The end of a sentence that names go on from: where it begins, and which names do, the likeliest first. */
export type Unfinished<Target> = { readonly start: number; readonly completions: readonly Completion<Target>[] }

export type HowNamesBegin<Target> = {
  /** The words of an end as names are compared with them, in every way that it may be meant, the likeliest first. */
  readonly waysToRead: (end: readonly Token[]) => readonly (readonly string[])[]
  readonly mostWords: number
  /** What a name is worth to the shop; nothing for what it cannot sell. */
  readonly worthOf: (target: Target) => number
  /** Ordinary words, which are also said in the plural, and of which the first may be left out. Names of cars are none. */
  readonly areWords: boolean
}

const BY_LETTERS = 0
const BY_SOUND = 1

/**
 * What the last words may become. The most words that some name goes on from count: "filtro de ac" is no air conditioning. What is
 * misspelled is forgiven behind what is not.
 */
export function complete<Target>(
  names: readonly Nameable<Target>[],
  tokens: readonly Token[],
  { waysToRead, mostWords, worthOf, areWords }: HowNamesBegin<Target>,
): Unfinished<Target> | undefined {
  for (let count = Math.min(mostWords, tokens.length); count > 0; count--) {
    const end = tokens.slice(-count)
    const ways = waysToRead(end).map((words) => words.map(heard))
    const found = (isForgiving: boolean) =>
      ways.flatMap((typed) =>
        ranked(
          names.flatMap((name) => {
            const match = matchOf(typed, name.words, areWords, isForgiving)
            const worth = match ? worthOf(name.target) : 0
            return match && worth > 0 ? [{ name, ...match, worth }] : []
          }),
        ),
      )
    const asTyped = found(false)
    const canBeForgiven = ways.some((typed) => typed.some(({ canBeMisspelled }) => canBeMisspelled))
    const completions = asTyped.length > 0 || !canBeForgiven ? asTyped : found(true)
    if (completions.length > 0) return { start: end[0]?.start ?? 0, completions }
  }
  return undefined
}

function matchOf(typed: readonly Heard[], name: readonly Heard[], areWords: boolean, isForgiving: boolean) {
  const last = areWords ? name.length - typed.length : Math.min(0, name.length - typed.length)
  let best: Pick<Completion<unknown>, 'likeness' | 'isInside' | 'isWhole'> | undefined
  for (let first = 0; first <= last; first++) {
    const likeness = likenessAt(typed, name, first, areWords, isForgiving)
    if (likeness === undefined || (best && best.likeness <= likeness)) continue
    const isWhole = likeness === BY_LETTERS && typed.length === name.length && isFinished(typed.at(-1), name.at(-1), areWords)
    best = { likeness, isInside: first > 0, isWhole }
  }
  return best
}

function likenessAt(
  typed: readonly Heard[],
  name: readonly Heard[],
  first: number,
  areWords: boolean,
  isForgiving: boolean,
): Likeness | undefined {
  let likeness: Likeness = BY_LETTERS
  for (let i = 0; i < typed.length; i++) {
    const [word, own] = [typed[i], name[first + i]]
    if (!word || !own) return undefined
    const isFinal = i === typed.length - 1
    if (isFinal ? isFinished(word, own, areWords) || own.letters.startsWith(word.letters) : isSameWord(word, own)) continue
    const one = isForgiving ? (isFinal ? beginsLike : isWordLike)(word, own) : undefined
    if (one === undefined) return undefined
    likeness = Math.max(likeness, one)
  }
  return likeness
}

function isFinished(typed: Heard | undefined, word: Heard | undefined, areWords: boolean): boolean {
  return typed !== undefined && word !== undefined && (areWords ? isSameWord(typed, word) : typed.letters === word.letters)
}

type Weighed<Target> = Completion<Target> & { readonly worth: number }

/** By letters, then by sound; with mistakes only where there is neither, and in the language of the page. */
function ranked<Target>(found: readonly Weighed<Target>[]): Completion<Target>[] {
  const byLetters = inOwnLanguage(found.filter(({ likeness }) => likeness === BY_LETTERS))
  const bySound = inOwnLanguage(found.filter(({ likeness }) => likeness === BY_SOUND))
  const near = byLetters.length > 0 ? byLetters : bySound
  const chosen = near.length > 0 ? near : found.filter(({ name }) => name.isOwn)
  return chosen.toSorted(
    (a, b) =>
      a.likeness - b.likeness ||
      Number(a.isInside) - Number(b.isInside) ||
      likelihoodOf(b) - likelihoodOf(a) ||
      a.name.text.localeCompare(b.name.text),
  )
}

/** A name that is twenty letters longer has to be worth twice as much, and a synonym too. */
function likelihoodOf<Target>({ worth, name: { isMain, text } }: Weighed<Target>): number {
  return Math.log2(worth) - text.length / 20 - (isMain ? 0 : 1)
}

function inOwnLanguage<Target>(found: readonly Weighed<Target>[]): readonly Weighed<Target>[] {
  const own = found.filter(({ name }) => name.isOwn)
  return own.length > 0 ? own : found
}
