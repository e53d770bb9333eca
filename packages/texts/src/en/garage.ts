import type { garage as spanish } from '../es/garage.ts'

export const garage: typeof spanish = {
  yourCar: 'Your car',
  choose: 'Choose your car',
  fields: { make: 'Make', model: 'Model', year: 'Year', engine: 'Engine', part: 'Part' },
  pick: { make: 'Choose make', model: 'Choose model', year: 'Choose year', engine: 'Choose engine', part: 'All parts' },
  find: 'Find parts',
  searchByCar: 'Search by car',
  fits: (car) => `Fits your ${car}`,
  fitsIf: (condition) => `Fits if ${condition}`,
  doesNotFit: 'Does not fit',
  doesNotFitCar: (car) => `Does not fit your ${car}`,
  unknown: 'No data for your car',
  unchecked: 'We could not check whether it fits your car',
  universal: 'Universal',
  chooseToNarrow: 'Choose your car to see only what fits it',
  onlyMyCar: (car) => `Only what fits your ${car}`,
}
