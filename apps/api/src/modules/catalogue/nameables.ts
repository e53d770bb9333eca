import type { Locale } from '@shop/domain/locale'
import { nameOfAlias } from '@shop/domain/model-alias'
import { heard } from '@shop/domain/search/begins-like'
import type { Nameable } from '@shop/domain/search/complete'
import { contentWords } from '@shop/domain/search/part-names'
import { compact } from '@shop/domain/search/words'
import { cachedByVersion } from '../../database/cached-by-version.ts'
import type { CatalogueChanges } from '../../database/catalogue-changes.ts'
import type { Db } from '../../database/connect.ts'
import { inTime } from '../../database/in-time.ts'
import { withLongQueryTimeout } from '../../database/long-queries.queries.ts'
import type { Directory } from './directory.ts'
import { type NameWeights, readNameWeights } from './name-weights.queries.ts'

/** A kind of part, or a whole category of them. */
export type NamedPart = { readonly typeIds: readonly number[]; readonly name: string; readonly slug: string; readonly isCategory: boolean }
export type NamedModel = { readonly modelId: number; readonly make: string; readonly model: string }

/** What a sentence may be about to name, in the words of a page's language and of the other. */
export type Nameables = {
  readonly worth: NameWeights
  readonly parts: readonly Nameable<NamedPart>[]
  readonly models: readonly Nameable<NamedModel>[]
  /** How people say where a part goes. */
  readonly positions: readonly string[]
  /** All words that mean something, in the order of their letters. */
  readonly meaningful: readonly string[]
}

/** With a million products they are counted longer than anybody waits who types; until then nothing is offered. */
const LONGEST_MS = 2_000

/** Arranged once per catalogue and language: asked for at every letter that anybody types. */
export function createNameablesReader(
  db: Db,
  { version }: CatalogueChanges,
  directory: () => Promise<Directory>,
): (locale: Locale) => Promise<Nameables | undefined> {
  const worth = cachedByVersion(version, () => withLongQueryTimeout(db, readNameWeights))
  const made = new WeakMap<Directory, Map<Locale, Omit<Nameables, 'worth'>>>()
  return async (locale) => {
    const [names, value] = await Promise.all([directory(), inTime(worth(), LONGEST_MS)])
    if (!value) return undefined
    const ofDirectory = made.get(names) ?? new Map<Locale, Omit<Nameables, 'worth'>>()
    made.set(names, ofDirectory)
    const arranged = ofDirectory.get(locale) ?? arrange(names, locale)
    ofDirectory.set(locale, arranged)
    return { worth: value, ...arranged }
  }
}

function arrange(directory: Directory, locale: Locale): Omit<Nameables, 'worth'> {
  return {
    parts: partsOf(directory, locale),
    models: modelsOf(directory),
    positions: [...directory.lexicon.kinds].flatMap(([word, its]) => (its.has('position') ? [word] : [])),
    meaningful: [...directory.lexicon.kinds].flatMap(([word, its]) => ([...its].some((kind) => kind !== 'word') ? [word] : [])).toSorted(),
  }
}

/** Whether a word that means something begins so. */
export function beginsAWord({ meaningful }: Pick<Nameables, 'meaningful'>, beginning: string): boolean {
  let [from, to] = [0, meaningful.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((meaningful[middle] ?? '') < beginning) from = middle + 1
    else to = middle
  }
  return meaningful[from]?.startsWith(beginning) ?? false
}

const LANGUAGES: readonly Locale[] = ['es', 'en']

function partsOf({ partTypes, subcategories, categories }: Directory, locale: Locale): Nameable<NamedPart>[] {
  const called = (texts: readonly string[], isOwn: boolean, isMain: boolean, target: NamedPart): Nameable<NamedPart>[] =>
    texts.map((text) => ({ text: asSaid(text), words: contentWords(text).map(heard), isOwn, isMain, target }))
  const ofTypes = partTypes
    .filter(({ is_carried }) => is_carried)
    .flatMap((type) => {
      const target = { typeIds: [type.id], name: type[`name_${locale}`], slug: type.slug, isCategory: false }
      return LANGUAGES.flatMap((language) => [
        ...called([type[`name_${language}`]], language === locale, true, target),
        ...called(type[`synonyms_${language}`], language === locale, false, target),
      ])
    })
  const ofCategories = categories.flatMap((category) => {
    const within = new Set(subcategories.filter(({ category_id }) => category_id === category.id).map(({ id }) => id))
    const typeIds = partTypes.filter(({ subcategory_id }) => within.has(subcategory_id)).map(({ id }) => id)
    const target = { typeIds, name: category[`name_${locale}`], slug: category.slug, isCategory: true }
    return LANGUAGES.flatMap((language) => called([category[`name_${language}`]], language === locale, true, target))
  })
  return [...ofTypes, ...ofCategories].filter(({ words }) => words.length > 0)
}

/** In the middle of a sentence: "balatas", but "ABS". */
function asSaid(name: string): string {
  return name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
}

function modelsOf({ models, makes }: Directory): Nameable<NamedModel>[] {
  return models
    .filter(({ is_carried }) => is_carried)
    .flatMap((row) => {
      const make = makes.find(({ id }) => id === row.make_id)?.name ?? ''
      const target = { modelId: row.id, make, model: row.name }
      const isNamedByMake = row.name.startsWith(make)
      const called = (text: string, isMain: boolean) => ({ text, words: [heard(compact(text))], isOwn: true, isMain, target })
      return [
        // A bare number, such as Peugeot's 206, is a car only beside its make.
        ...(/^\d+$/.test(compact(row.name)) ? [] : [called(row.name, true)]),
        ...(isNamedByMake ? [] : [called(`${make} ${row.name}`, true)]),
        ...row.aliases.map((alias) => called(nameOfAlias(alias), false)),
      ]
    })
}
