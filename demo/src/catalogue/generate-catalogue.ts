import { brands, categories, everyPartType, everyVehicle } from '@shop/base-data/base-data'
import type { Brand, VehicleModel } from '@shop/base-data/shapes'
import { promotions } from '../content/editorial/promotions.ts'
import { groupCars } from './cars.ts'
import { chanceOf } from './dice.ts'
import { type DemoProduct, generateProducts } from './generate-products.ts'

export type DemoCatalogue = ReturnType<typeof generateCatalogue>

/** The hand-written shelves with their numbers, and the products that stand on them, made as they are asked for. */
export function generateCatalogue(count: number) {
  const vehicles = vehiclesFor(count)
  const numbered = numberTheShelves(vehicles)
  const running = new Map(promotions.map((promotion, i) => [promotion.key, i + 1]))
  const categoryOf = new Map(categories.flatMap(({ key, subcategories }) => subcategories.map((subcategory) => [subcategory.key, key])))
  return {
    ...numbered,
    products: generateProducts(groupCars(vehicles.filter(({ isSeldomStocked }) => !isSeldomStocked)), count),
    partTypeId: idsBy(numbered.partTypes, ({ type }) => type.key),
    brandId: idsBy(numbered.brands, ({ brand }) => brand.key),
    modelId: (
      (find) => (make: string, model: string) =>
        find(`${make} ${model}`)
    )(idsBy(numbered.models, ({ fullName }) => fullName)),
    /** A promotion holds for half of what it could, so that a shelf shows both kinds. */
    promotionIdFor: ({ id, type, brand }: DemoProduct): number | undefined => {
      const promotion = promotions.find(
        (one) =>
          (one.categories.length === 0 || one.categories.includes(categoryOf.get(type.subcategory) ?? '')) &&
          (!one.brands || one.brands.includes(brand.key)),
      )
      return promotion && chanceOf(`promotion ${id}`) < 0.5 ? running.get(promotion.key) : undefined
    },
  }
}

const PRODUCTS_PER_FLEET = 100_000

/** A shop with a million parts serves more cars than one with ten thousand: the fleet is multiplied, under other names. */
function vehiclesFor(count: number): readonly VehicleModel[] {
  return Array.from({ length: Math.max(1, Math.floor(count / PRODUCTS_PER_FLEET)) }, (_, i) => i).flatMap((fleet) =>
    fleet === 0 ? everyVehicle : everyVehicle.map((vehicle) => ofFleet(vehicle, fleet + 1)),
  )
}

function ofFleet(vehicle: VehicleModel, fleet: number): VehicleModel {
  return {
    ...vehicle,
    make: `${vehicle.make} ${fleet}`,
    aliases: [],
    generations: vehicle.generations.map((generation) => ({
      ...generation,
      platform: `${generation.platform} ${fleet}`,
      engines: generation.engines.map((engine) => ({ ...engine, family: `${engine.family} ${fleet}` })),
    })),
  }
}

function numberTheShelves(vehicles: readonly VehicleModel[]) {
  const numberedCategories = numberedFrom1(categories).map(({ id, item }) => {
    const shown = everyPartType.find(({ drawing }) => drawing === item.drawing)
    return {
      id,
      key: item.key,
      name: item.name,
      drawing: item.drawing,
      brand: shown?.brands.at(-1) ?? '',
      subcategories: item.subcategories,
    }
  })
  const subcategories = numberedFrom1(
    numberedCategories.flatMap(({ id, subcategories }) => subcategories.map((one) => ({ ...one, categoryId: id }))),
  ).map(({ id, item }) => ({
    id,
    ...item,
  }))
  const subcategoryId = idsBy(subcategories, ({ key }) => key)
  const makes = numberedFrom1([...new Set(vehicles.map(({ make }) => make))]).map(({ id, item }) => ({
    id,
    slug: slugOf(item),
    name: item,
  }))
  const makeId = idsBy(makes, ({ name }) => name)
  const models = numberedFrom1(vehicles).map(({ id, item }) => ({
    id,
    makeId: makeId(item.make),
    slug: slugOf(item.model),
    name: item.model,
    fullName: `${item.make} ${item.model}`,
    vehicle: item,
  }))
  return {
    categories: numberedCategories,
    subcategories,
    partTypes: numberedFrom1(everyPartType).map(({ id, item }) => ({ id, subcategoryId: subcategoryId(item.subcategory), type: item })),
    brands: numberedFrom1<Brand>(brands).map(({ id, item }) => ({ id, brand: item })),
    promotions: numberedFrom1(promotions).map(({ id, item }) => ({ id, promotion: item })),
    makes,
    models,
    modelEngines: models.flatMap(({ id, vehicle }) =>
      vehicle.generations.flatMap((generation) =>
        generation.engines.map((engine) => ({
          modelId: id,
          engine: engine.label,
          from: engine.from,
          to: engine.to,
          generation: generation.name,
          facts: engine.facts,
        })),
      ),
    ),
  }
}

function numberedFrom1<Item>(items: readonly Item[]) {
  return items.map((item, i) => ({ id: i + 1, item }))
}

function idsBy<Item extends { readonly id: number }>(items: readonly Item[], keyOf: (item: Item) => string) {
  const ids = new Map(items.map((item) => [keyOf(item), item.id]))
  return (key: string): number => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`"${key}" is not on the shelves`)
    return id
  }
}

/** 'Jetta Clásico' is `jetta-clasico` in an address. */
function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
