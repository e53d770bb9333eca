import type { SearchEngineTexts } from '../es/search-engines.ts'

export const searchEngines: SearchEngineTexts = {
  fits: (cars) => `Fits ${cars}.`,
  universal: 'Universal.',
  shelf: (shelf, count) => `${shelf}: ${count} parts with price, stock and the cars they fit. Shipping anywhere in Mexico.`,
  car: (car, count) => `${count} parts that fit the ${car}, with price and stock. Shipping anywhere in Mexico.`,
  promotionOver: (name) => `The promotion “${name}” is over`,
  feed: (shop) => `Parts of ${shop}`,
  compatibility: 'Compatibility',
  cars: 'Cars',
}
