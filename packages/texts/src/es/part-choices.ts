import type { BrandTier } from '@shop/domain/brand-tier'

/** A part among its equivalents. Comes with them, not with the page. */
export const partChoices = {
  title: 'Compara equivalentes',
  lead: 'Mismo número y mismo auto, de otras marcas.',
  tiers: { economy: 'Económica', middle: 'Intermedia', premium: 'Premium', original: 'Original' } satisfies Record<BrandTier, string>,
  thisOne: 'Esta pieza',
  warranty: (months: number) => (months === 1 ? 'Garantía 1 mes' : `Garantía ${months} meses`),
  noWarranty: 'Garantía no indicada',
  othersInStock: (count: number, from: string) =>
    count === 1 ? `Hay 1 equivalente en existencia a ${from}` : `Hay ${count} equivalentes en existencia desde ${from}`,
  seeEquivalents: 'Ver equivalentes',
  seeFitting: (car: string) => `Ver las que sí le quedan a tu ${car}`,
  addPerCar: (pieces: number, sum: string) => `Agregar ${pieces} · ${sum}`,
  restsOn: (row: string) => `Listada para ${row}`,
}
