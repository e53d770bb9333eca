import { soundOf } from './words.ts'

/** Finds the known word that was most likely meant. */
export type Speller = (typed: string) => string | undefined

const SHORTEST = 4
const TWO_MISTAKES_FROM = 7

/** Words that share a first guess are looked at together: deleting a letter from both sides brings misspellings to their word. */
export const createSpeller = (words: ReadonlyMap<string, number>): Speller => {
  const neighbours = new Map<string, string[]>()
  for (const word of words.keys()) {
    if (word.length < SHORTEST - 1 || /\d/.test(word)) continue
    for (const key of new Set([soundOf(word), ...deletions(word), ...deletions(soundOf(word))]))
      neighbours.set(key, [...(neighbours.get(key) ?? []), word])
  }
  const remembered = new Map<string, string | undefined>()
  return (typed) => {
    if (typed.length < SHORTEST || /\d/.test(typed)) return undefined
    if (!remembered.has(typed)) {
      if (remembered.size > 10_000) remembered.clear()
      remembered.set(typed, nearest(typed, neighbours, words))
    }
    return remembered.get(typed)
  }
}

const nearest = (
  typed: string,
  neighbours: ReadonlyMap<string, readonly string[]>,
  words: ReadonlyMap<string, number>,
): string | undefined => {
  const sound = soundOf(typed)
  const once = [typed, sound, ...deletions(typed), ...deletions(sound)]
  const keys = typed.length >= TWO_MISTAKES_FROM ? [...once, ...deletions(sound).flatMap(deletions)] : once
  const candidates = new Set(keys.flatMap((key) => neighbours.get(key) ?? []))
  const allowed = typed.length >= TWO_MISTAKES_FROM ? 2 : 1
  let best: { word: string; cost: number } | undefined
  for (const word of candidates) {
    const itsSound = soundOf(word)
    const [letters, sounds] = [distance(typed, word), distance(sound, itsSound)]
    // A wrong first letter is rarer than any other, so it must be the only mistake.
    const beginsAlike = typed[0] === word[0] || sound[0] === itsSound[0]
    if (Math.min(letters, sounds) > (beginsAlike ? allowed : 1)) continue
    // Same sound is half a mistake; of two words as near, the one that matters more to the shop.
    const cost = Math.min(letters, sounds + 0.5) + (beginsAlike ? 0 : 0.6) - (words.get(word) ?? 0) * 0.1
    if (!best || cost < best.cost) best = { word, cost }
  }
  return best?.word
}

const deletions = (word: string): string[] => Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1))

/** Letters added, lost, changed or swapped with their neighbour. */
export const distance = (a: string, b: string): number => {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    before = last
    last = row
  }
  return last[b.length] ?? 0
}
