/** The visitor's cars, and whether parts fit them. */
export const garage = {
  yourCar: 'Tu auto',
  choose: 'Elige tu auto',
  fields: { make: 'Armadora', model: 'Modelo', year: 'Año', engine: 'Cilindraje', part: 'Autoparte' },
  pick: { make: 'Elige armadora', model: 'Elige modelo', year: 'Elige año', engine: 'Elige cilindraje', part: 'Todas las refacciones' },
  find: 'Buscar refacciones',
  fits: (car: string) => `Le queda a tu ${car}`,
  fitsIf: (car: string, condition: string) => `Le queda a tu ${car} si ${clause(condition)}`,
  doesNotFit: (car: string) => `No le queda a tu ${car}`,
  fitsNone: 'No le queda a ninguno de tus autos',
  isMyCar: (car: string) => `Es mi auto: ${car}`,
  isYourCar: (car: string) => `Tu auto: ${car}`,
  unknown: 'Sin datos para tu auto',
  unchecked: 'No pudimos comprobar si le queda a tu auto',
  universal: 'Universal',
  chooseToNarrow: 'Elige tu auto para ver solo lo que le queda',
  onlyMyCar: (car: string) => `Solo lo que le queda a tu ${car}`,
}

/** "es motor 1.6" stays; a note such as "Con ABS" becomes "es con ABS". */
function clause(condition: string): string {
  return condition.startsWith('es ') ? condition : `es ${condition.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`
}
