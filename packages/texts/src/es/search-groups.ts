/** What stands around the results of a sentence: several parts at once, what is not confirmed, what the shop does not have. */
export const searchGroups = {
  seeAll: (count: string) => `Ver ${count}`,
  unconfirmed: 'Sin datos de compatibilidad: confírmalo',
  unconfirmedNote: 'Su nombre dice que son para este auto, pero nadie lo ha verificado. Pregúntanos antes de comprar.',
  notCarried: (names: string) => `No manejamos: ${names}`,
  quote: 'Cotizar',
  swapped: (from: string, to: string) => `Este auto lleva ${to} atrás, no ${from}`,
  didYouMean: '¿Quisiste decir…?',
  advice: 'Antes de comprar',
}
