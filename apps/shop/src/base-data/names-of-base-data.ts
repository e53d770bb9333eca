import type { KnownNames } from '@shop/api/ports/known-names'
import { brands, categories, everyPartType, everyVehicle } from '@shop/base-data/base-data'
import type { Bilingual, PartType, VehicleModel } from '@shop/base-data/shapes'
import { slugOf } from '@shop/domain/slug'

/** Brands, kinds of parts and cars of the base data, by what suppliers call them. */
export function namesOfBaseData(): KnownNames {
  const brandsByKey = new Map(brands.map((brand) => [keyOf(brand.name), brand]))
  const typesByKey = byFirst(everyPartType, ({ name, synonyms }) => [name.es, name.en, ...synonyms.es, ...synonyms.en])
  const makes = new Map(everyVehicle.map(({ make }) => [keyOf(make), make]))
  const models = byFirst(everyVehicle, ({ make, model, aliases }) => [model, ...aliases].map((name) => `${make}/${name}`))
  return {
    brand: (name) => {
      const known = brandsByKey.get(keyOf(name))
      return known && { slug: known.key, ...known, warrantyMonths: known.warrantyMonths, isOwnLine: known.isOwnLine ?? false }
    },
    partType: (name) => {
      const known = typesByKey.get(keyOf(name))
      return known && typeOf(known)
    },
    make: (name) => makes.get(keyOf(name)),
    model: (make, name) => {
      const known = models.get(keyOf(`${make}/${name}`))
      return known && modelOf(known)
    },
  }
}

/** Suppliers say "BALATA" of what the shop calls Balatas. */
function keyOf(name: string): string {
  return slugOf(name)
    .split('-')
    .map((word) => word.replace(/e?s$/, ''))
    .join('-')
}

/** By each of its names; where two have one in common, a name goes before another word for it. */
function byFirst<Known>(all: readonly Known[], namesOf: (one: Known) => readonly string[]): ReadonlyMap<string, Known> {
  const found = new Map<string, Known>()
  const named = all.map((one) => ({ one, names: namesOf(one).map(keyOf) }))
  for (const only of [(place: number) => place === 0, (place: number) => place > 0])
    for (const { one, names } of named) for (const [place, key] of names.entries()) if (only(place) && !found.has(key)) found.set(key, one)
  return found
}

function shelfOf({ key, name }: { readonly key: string; readonly name: Bilingual }) {
  return { slug: key, nameEs: name.es, nameEn: name.en }
}

function typeOf(type: PartType) {
  const category = categories.find(({ subcategories }) => subcategories.some(({ key }) => key === type.subcategory))
  const subcategory = category?.subcategories.find(({ key }) => key === type.subcategory)
  if (!category || !subcategory) throw new Error(`${type.key} lies in no category`)
  const { synonyms, needs = {} } = type
  return {
    ...shelfOf(type),
    synonymsEs: synonyms.es,
    synonymsEn: synonyms.en,
    needs,
    subcategory: shelfOf(subcategory),
    category: shelfOf(category),
  }
}

function modelOf({ make, model, aliases, generations }: VehicleModel) {
  return {
    make,
    name: model,
    aliases,
    runs: generations.flatMap(({ engines }) => engines.map(({ label, from, to }) => ({ engine: label, yearFrom: from, yearTo: to }))),
  }
}
