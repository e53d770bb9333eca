import type { BrandTier } from '@shop/domain/brand-tier'

/** A part among its equivalents. Comes with them, not with the page. */
export const partChoices = {
  title: 'Compara equivalentes',
  lead: 'Mismo número y mismo auto, de otras marcas.',
  tiers: { economy: 'Económica', middle: 'Intermedia', premium: 'Premium', original: 'Original' } satisfies Record<BrandTier, string>,
  thisOne: 'Esta pieza',
  warranty: (months: number) => (months === 1 ? 'Garantía 1 mes' : `Garantía ${months} meses`),
  noWarranty: 'Garantía no indicada',
}
