/** The panel that narrows a list. Comes with it, not with the page. */
export const listFilters = {
  position: 'Posición',
  side: 'Lado',
  material: 'Material',
  tier: 'Gama',
  show: (total: string) => (total === '1' ? 'Ver 1 resultado' : `Ver ${total} resultados`),
}
