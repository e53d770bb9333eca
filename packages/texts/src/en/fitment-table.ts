import type { fitmentTable as spanish } from '../es/fitment-table.ts'

/** The cars that a part fits. Comes with their table, not with the page. */
export const fitmentTable: typeof spanish = {
  fitments: 'Cars it fits',
  make: 'Make',
  model: 'Model',
  years: 'Years',
  engine: 'Engine',
  anyEngine: 'All',
  notes: 'Position and notes',
  filterCars: 'Find your car in the table',
  noSuchCar: 'This part does not list that car.',
  carsShown: (rows: number) => (rows === 1 ? '1 row' : `${rows} rows`),
}
