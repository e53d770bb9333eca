import type { staffBrands as spanish } from '../../es/staff/brands.ts'

export const staffBrands: typeof spanish = {
  tiers: { economy: 'Economy', middle: 'Mid-range', premium: 'Premium', original: 'Original' },
  warranty: (months) => (months === 1 ? '1 month of warranty' : `${months} months of warranty`),
  lead: 'Brands of the parts. Those with a logo and something on sale are shown on Home.',
  table: 'Brands',
  create: 'Add a brand',
  logo: 'Logo',
  logoOf: (name) => `Logo of ${name}`,
  noLogo: 'No logo',
  products: 'On sale',
  ownLine: 'Own line',
  edit: 'Edit',
  editOf: (name) => `Edit ${name}`,
  filter: 'Find a brand',
  none: 'No brand matches.',
  form: {
    create: 'New brand',
    edit: (name) => `Edit ${name}`,
    name: 'Name',
    isOwnLine: 'It belongs to our own line',
    tier: 'Tier',
    warrantyMonths: 'Months of warranty',
    logo: 'Logo (9:4, on white)',
    save: 'Save',
    saved: 'Brand saved.',
  },
}
