import type { garage as spanish } from '../es/garage.ts'

export const garage: typeof spanish = {
  yourCar: 'Your car',
  choose: 'Choose your car',
  fields: { make: 'Make', model: 'Model', year: 'Year', engine: 'Engine', part: 'Part' },
  pick: { make: 'Choose make', model: 'Choose model', year: 'Choose year', engine: 'Choose engine', part: 'All parts' },
  find: 'Find parts',
  fits: (car) => `Fits your ${car}`,
  fitsIf: (car, condition) => `Fits your ${car} if ${clause(condition)}`,
  doesNotFit: (car) => `Does not fit your ${car}`,
  fitsNone: 'Fits none of your cars',
  isMyCar: (car) => `This is my car: ${car}`,
  isYourCar: (car) => `Your car: ${car}`,
  unknown: 'No data for your car',
  unchecked: 'We could not check whether it fits your car',
  universal: 'Universal',
  chooseToNarrow: 'Choose your car to see only what fits it',
  onlyMyCar: (car) => `Only what fits your ${car}`,
}

/** "it has the 1.6 engine" stays; a note such as "With ABS" becomes "it is with ABS". */
function clause(condition: string): string {
  return condition.startsWith('it ') ? condition : `it is ${condition.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`
}
