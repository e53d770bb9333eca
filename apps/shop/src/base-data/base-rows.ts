import { everyJob } from '@shop/base-data/jobs/every-job'
import { brands } from '@shop/base-data/parts/brands'
import { categories } from '@shop/base-data/parts/categories'
import { everyPartType } from '@shop/base-data/parts/every-part-type'
import type { Brand, PartType } from '@shop/base-data/shapes'
import { everySymptom } from '@shop/base-data/symptoms/every-symptom'
import { everyVehicle } from '@shop/base-data/vehicles/every-vehicle'
import { factsOf } from '@shop/base-data/vehicles/facts-of'
import { slugOf } from '@shop/domain/slug'

/** In the order in which they are loaded: what others lie in comes first. */
export const KINDS = ['category', 'subcategory', 'part-type', 'brand', 'make', 'model', 'engine', 'symptom', 'workshop-job'] as const
export type Kind = (typeof KINDS)[number]
export const LIES_IN: { readonly [kind in Kind]?: Kind } = {
  subcategory: 'category',
  'part-type': 'subcategory',
  model: 'make',
  engine: 'model',
}

/** By the names of the columns. What a row lies in is its `parent`, by key: numbers differ from shop to shop. */
export type Fields = Readonly<Record<string, unknown>>
export type BaseRow = { readonly key: string; readonly fields: Fields }
export type BaseRows = Readonly<Record<Kind, readonly BaseRow[]>>

/** What the base data say, as rows of a shop's tables. */
export const baseRows = (pictureFor: (drawing: string, brand: string) => string): BaseRows => ({
  category: categories.map(({ key, name, drawing }, i) => ({
    key,
    fields: { name_es: name.es, name_en: name.en, image: pictureFor(drawing, brandShowing(drawing)), place: i + 1 },
  })),
  subcategory: categories.flatMap(({ key: parent, subcategories }) =>
    subcategories.map(({ key, name }) => ({ key, fields: { parent, name_es: name.es, name_en: name.en } })),
  ),
  'part-type': everyPartType.map(rowOfType),
  brand: brands.map(rowOfBrand),
  make: [...new Set(everyVehicle.map(({ make }) => make))].map((name) => ({ key: slugOf(name), fields: { name } })),
  model: everyVehicle.map(({ make, model, aliases, isSeldomStocked }) => ({
    key: modelKey(make, model),
    // The first part that arrives for it makes it carried; that counts as the shop's own change, and stays.
    fields: { parent: slugOf(make), name: model, aliases, is_carried: !isSeldomStocked },
  })),
  engine: everyVehicle.flatMap(({ make, model, generations }) =>
    generations.flatMap((generation) =>
      generation.engines.map((engine) => {
        const from = engine.from ?? generation.from
        return {
          key: `${modelKey(make, model)}/${engine.label}/${from}`,
          fields: {
            parent: modelKey(make, model),
            engine: engine.label,
            year_from: from,
            year_to: engine.to ?? generation.to,
            generation: generation.name ?? null,
            facts: factsOf(generation, engine),
          },
        }
      }),
    ),
  ),
  symptom: everySymptom.map(({ key, kind, phrases, advice, partTypes }) => ({
    key,
    fields: {
      kind,
      phrases_es: phrases.es,
      phrases_en: phrases.en,
      advice_es: advice.es,
      advice_en: advice.en,
      // Rows of their own, in the order of likelihood.
      part_types: partTypes,
    },
  })),
  'workshop-job': everyJob.map(({ key, name, parts }) => ({
    key,
    fields: {
      name_es: name.es,
      name_en: name.en,
      parts: parts.map(({ type, begins = false, pieces = null, isExtra = false }) => ({ type, begins, pieces, extra: isExtra })),
    },
  })),
})

const rowOfType = ({ key, subcategory, name, synonyms, needs, isSeldomStocked }: PartType): BaseRow => ({
  key,
  fields: {
    parent: subcategory,
    name_es: name.es,
    name_en: name.en,
    synonyms_es: synonyms.es,
    synonyms_en: synonyms.en,
    needs: needs ?? {},
    is_carried: !isSeldomStocked,
  },
})

const rowOfBrand = ({ key, name, isOwnLine, tier, warrantyMonths }: Brand): BaseRow => ({
  key,
  fields: { name, is_own_line: isOwnLine ?? false, tier, warranty_months: warrantyMonths ?? null },
})

const modelKey = (make: string, model: string) => `${slugOf(make)}/${slugOf(model)}`

/** A drawing exists in the colours of those who make such a part. */
const brandShowing = (drawing: string) => everyPartType.find((type) => type.drawing === drawing)?.brands.at(-1) ?? ''
