import { CAR_FACTS, type CarFact, type CarFacts, type PartNeeds } from '@shop/domain/car-facts'
import { type Cell, isRecord, isTexts, itemsOf, readJson } from './cells.ts'

/** Facts that replace what is known otherwise; null: not known after all. */
export type FactChanges = { readonly [Fact in CarFact]?: CarFacts[Fact] | null }

export const facts: Cell<FactChanges> = {
  write: (value) => factsOfText(value).join('; '),
  read: (cell) => readJson(cell, isFacts) ?? readFacts(cell),
}

export const needs: Cell<PartNeeds> = {
  write: ({ always = {}, front = {}, rear = {} }) =>
    [...factsOfText(always), ...factsOfText(front).map((one) => `front.${one}`), ...factsOfText(rear).map((one) => `rear.${one}`)].join(
      '; ',
    ),
  read: (cell) => readJson(cell, isNeeds) ?? readNeeds(cell),
}

/** `rearBrake=disc|drum`; `cylinders=` is none at all, `abs=?` not known. */
function factsOfText(changes: FactChanges): string[] {
  return Object.entries(changes).map(([fact, words]) => `${fact}=${words === null ? '?' : words.join('|')}`)
}

function readFacts(cell: string): FactChanges | undefined {
  const found: Record<string, readonly string[] | null> = {}
  for (const part of partsOf(cell)) {
    const [fact = '', words, ...more] = part.split('=')
    if (words === undefined || more.length > 0 || fact in found) return undefined
    found[fact] = words.trim() === '?' ? null : itemsOf(words)
  }
  return isFacts(found) ? found : undefined
}

function readNeeds(cell: string): PartNeeds | undefined {
  const found: Record<string, CarFacts> = {}
  const axles = Map.groupBy(partsOf(cell), (part) => /^(front|rear)\./.exec(part)?.[1] ?? 'always')
  for (const [axle, parts] of axles) {
    const read = readFacts(parts.map((part) => part.replace(/^(front|rear)\./, '')).join(';'))
    if (!read) return undefined
    found[axle] = read as CarFacts
  }
  return isNeeds(found) ? found : undefined
}

function partsOf(cell: string): string[] {
  return cell
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
}

function isFacts(value: unknown): value is FactChanges {
  return isRecord(value) && Object.entries(value).every(([fact, words]) => words === null || (isTexts(words) && areWordsOf(fact, words)))
}

function areWordsOf(fact: string, words: readonly string[]): boolean {
  const known: readonly string[] = Object.hasOwn(CAR_FACTS, fact) ? CAR_FACTS[fact as CarFact] : []
  return known.length > 0 && words.every((word) => known.includes(word))
}

function isNeeds(value: unknown): value is PartNeeds {
  return isRecord(value) && Object.entries(value).every(([axle, asked]) => AXLES.includes(axle) && isFacts(asked) && !hasUnknown(asked))
}

const AXLES: readonly string[] = ['always', 'front', 'rear']

function hasUnknown(changes: FactChanges): boolean {
  return Object.values(changes).includes(null)
}
