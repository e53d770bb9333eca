import { withoutAccents } from '@shop/domain/search/words'
import type { Catalogue, OnSale } from './catalogue.ts'
import type { Label, LabelledCar } from './labels/label.ts'

export function plainText(text: string): string {
  return withoutAccents(text.toLowerCase())
}

/** By its rows; what is universal fits any car. */
export function fits(
  { isUniversal, rows }: Pick<OnSale, 'isUniversal' | 'rows'>,
  { make, model, year, years, engine }: LabelledCar,
): boolean {
  const engines = engine === undefined ? [] : [engine].flat()
  return (
    isUniversal ||
    rows.some(
      (row) =>
        row.make === make &&
        row.model === model &&
        (year === undefined || (row.from <= year && year <= row.to)) &&
        (years === undefined || (row.from <= years[1] && years[0] <= row.to)) &&
        (engines.length === 0 || row.engine === '' || engines.includes(row.engine)),
    )
  )
}

/** Without rows, a part is for a car only as far as its name says so. */
export function isNamedFor({ name }: Pick<OnSale, 'name'>, { model }: LabelledCar): boolean {
  return plainText(name).includes(plainText(model))
}

/** Of a type that was asked for or is no mistake, and of the brand, and named as it must be. */
export function isWanted(product: OnSale, label: Label): boolean {
  return isOfTypes(product, label, [...askedTypes(label), ...(label.also ?? [])]) && isOfBrandAndName(product, label)
}

/** Everything on sale that the sentence asks for. */
export function truthOf(label: Label, { products }: Catalogue): OnSale[] {
  return [...products.values()].filter(
    (product) =>
      product.id === label.id ||
      (isOfTypes(product, label, askedTypes(label)) &&
        isOfBrandAndName(product, label) &&
        // Universal parts belong to a car only where their kind was asked for.
        (label.car === undefined || ((askedTypes(label).length > 0 || !product.isUniversal) && fits(product, label.car)))),
  )
}

export function askedTypes({ types, parts }: Label): readonly string[] {
  return types ?? parts?.flat() ?? []
}

function isOfTypes({ type }: OnSale, label: Label, types: readonly string[]) {
  return (label.types === undefined && label.parts === undefined) || types.includes(type)
}

function isOfBrandAndName({ brand, name }: OnSale, label: Label): boolean {
  return (
    (label.brand === undefined || brand === label.brand) &&
    [label.nameContains ?? []].flat().every((word) => word.split('|').some((either) => plainText(name).includes(plainText(either))))
  )
}
