/** The cars that a part fits. Comes with their table, not with the page. */
export const fitmentTable = {
  fitments: 'Autos a los que les queda',
  make: 'Armadora',
  model: 'Modelo',
  years: 'Años',
  engine: 'Motor',
  anyEngine: 'Todos',
  notes: 'Posición y notas',
  filterCars: 'Busca tu auto en la tabla',
  noSuchCar: 'Esta refacción no menciona ese auto.',
  carsShown: (rows: number) => (rows === 1 ? '1 renglón' : `${rows} renglones`),
}
