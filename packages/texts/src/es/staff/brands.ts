import type { BrandTier } from '@shop/domain/brand-tier'

const tiers: Readonly<Record<BrandTier, string>> = {
  economy: 'Económica',
  middle: 'Intermedia',
  premium: 'Premium',
  original: 'Original',
}

export const staffBrands = {
  tiers,
  warranty: (months: number) => (months === 1 ? 'Garantía de 1 mes' : `Garantía de ${months} meses`),
  lead: 'Marcas de las refacciones. Las que tienen logotipo y algo a la venta salen en el inicio.',
  table: 'Marcas',
  create: 'Agregar marca',
  logo: 'Logotipo',
  logoOf: (name: string) => `Logotipo de ${name}`,
  noLogo: 'Sin logotipo',
  products: 'A la venta',
  ownLine: 'Línea propia',
  edit: 'Editar',
  editOf: (name: string) => `Editar ${name}`,
  filter: 'Buscar marca',
  none: 'Ninguna marca coincide.',
  form: {
    create: 'Nueva marca',
    edit: (name: string) => `Editar ${name}`,
    name: 'Nombre',
    isOwnLine: 'Es de nuestra línea propia',
    tier: 'Gama',
    warrantyMonths: 'Meses de garantía',
    logo: 'Logotipo (9:4, sobre blanco)',
    save: 'Guardar',
    saved: 'Marca guardada.',
  },
}
