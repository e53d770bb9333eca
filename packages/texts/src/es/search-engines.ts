/** What search results and shared links say about a page. */
export const searchEngines = {
  fits: (cars: string) => `Le queda a ${cars}.`,
  universal: 'Universal.',
  shelf: (shelf: string, count: string) =>
    `${shelf}: ${count} refacciones con precio, existencia y el auto al que le quedan. Envío a todo México.`,
  car: (car: string, count: string) => `${count} refacciones que le quedan a ${car}, con precio y existencia. Envío a todo México.`,
  promotionOver: (name: string) => `La promoción «${name}» ya terminó`,
  feed: (shop: string) => `Refacciones de ${shop}`,
  compatibility: 'Compatibilidad',
  cars: 'Autos',
}

export type SearchEngineTexts = typeof searchEngines
