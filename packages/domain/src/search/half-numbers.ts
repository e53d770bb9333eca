import type { Interpretation } from './interpret.ts'
import { digitsIn, isYear, LONGEST, numberKey } from './part-numbers.ts'
import type { ReadPiece } from './pieces.ts'

/** What may be a part number with characters missing, and how it is looked for. */
export type HalfNumber = {
  readonly key: string
  /** The words it was typed as. */
  readonly typed: readonly string[]
  /** With fewer digits it would be found inside of too many numbers: it must be their beginning. */
  readonly where: 'beginning' | 'anywhere'
  /** Whether it says all by itself, or only among what the rest of the sentence asks for. */
  readonly among: 'all' | 'asked'
}

const SHORTEST = 4
const INSIDE_DIGITS = 3
const LONGEST_LETTERS = 4
const MOST = 6

/** Halves of numbers, the likeliest first: only of words that nothing else made sense of. */
export function halvesIn(interpretation: Interpretation): HalfNumber[] {
  return [...besideNames(interpretation), ...alone(interpretation)].slice(0, MOST)
}

/** "bujia BKR6E1": beside a part or a brand it is a number where one of those begins like it, and else a word that is left out. */
function besideNames({ pieces, partTypeIds, brandIds, makeId, words }: Interpretation): HalfNumber[] {
  if (partTypeIds.length + brandIds.length === 0 || makeId !== undefined || words.length > 0) return []
  return runsOf(pieces.filter(isIgnored))
    .filter(({ key, typed }) => isBeginning(key, typed) && !isAmount(typed.join('')))
    .map((run) => ({ ...run, where: 'beginning', among: 'asked' }))
}

function alone({ pieces, partTypeIds, modelId, words }: Interpretation): HalfNumber[] {
  if (pieces.every(isPlainYear)) return inside(pieces)
  if (!pieces.some(isIgnored)) return []
  // In "6W1 600" the 600 is no Fiat and no 600 ml: nobody says that and nothing else but half a number.
  const isBroken = pieces.every(({ typed }) => /\d/.test(typed))
  const hasSense = partTypeIds.length > 0 || modelId !== undefined || words.length > 0
  const free = pieces.filter((piece) => isIgnored(piece) || isPlainYear(piece))
  const beginnings = free.length === pieces.length ? runsOf(free) : isCode(pieces) ? runsOf(pieces).slice(0, 1) : []
  const insides = isBroken ? inside(pieces) : hasSense ? [] : inside(free)
  const starts = beginnings
    .filter(({ key, typed }) => isBeginning(key, typed) && !insides.some((one) => one.key === key))
    .map((run): HalfNumber => ({ ...run, where: 'beginning', among: 'all' }))
  return [...insides, ...starts].filter(({ typed }) => !typed.every(isYear))
}

function inside(pieces: readonly ReadPiece[]): HalfNumber[] {
  return runsOf(pieces)
    .filter(({ key, typed }) => isBeginning(key, typed) && digitsIn(key) >= INSIDE_DIGITS)
    .map((run) => ({ ...run, where: 'anywhere', among: 'all' }))
}

/** "BKR 6E 1" is a number in pieces, although some part may have an "1" in its name. */
function isCode(pieces: readonly ReadPiece[]): boolean {
  return pieces.every((piece) => /\d/.test(piece.typed) || (isIgnored(piece) && piece.typed.length <= LONGEST_LETTERS))
}

/** All of it as one number, then each word. */
function runsOf(pieces: readonly ReadPiece[]) {
  const all = pieces.map(({ typed }) => typed)
  const runs = [all, ...(all.length > 1 ? all.map((typed) => [typed]) : [])].map((typed) => ({ key: numberKey(typed.join('')), typed }))
  return [...new Map(runs.map((run) => [run.key, run])).values()]
}

function isBeginning(key: string, typed: readonly string[]): boolean {
  return isInLength(key) && typed.some((word) => /\d/.test(word)) && (/[A-Z]/.test(key) || digitsIn(key) >= 2)
}

function isInLength(key: string): boolean {
  return key.length >= SHORTEST && key.length <= LONGEST
}

/** "5000 km", "946ml", "6000k": how much of something, or a year. */
function isAmount(typed: string): boolean {
  return (
    isYear(typed) || /^\d{1,2}0?00$/.test(typed) || /^\d+(k|km|w|v|a|ah|amp|cc|ml|l|lts?|mm|cm|m|kg|g|gr|hp|psi|pz|pzas?)$/i.test(typed)
  )
}

function isIgnored({ meaning }: ReadPiece): boolean {
  return meaning === 'ignored'
}
function isPlainYear({ meaning, typed }: ReadPiece): boolean {
  return meaning === 'year' && /^[\d/-]+$/.test(typed)
}
