/** What Home shows of the visitor's car. */
export const forMyCar = {
  title: (car: string) => `Para tu ${car}`,
  all: (count: string) => `Ver las ${count}`,
  allFor: (count: string, car: string) => `Ver las ${count} refacciones para tu ${car}`,
  kinds: 'Lo que más se cambia',
  none: (car: string) => `Todavía no tenemos refacciones publicadas para tu ${car}. Si existe, te la conseguimos.`,
  quote: 'Pedir cotización',
}
