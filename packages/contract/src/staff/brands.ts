import { BRAND_TIERS, type BrandTier } from '@shop/domain/brand-tier'
import { LONGEST_WARRANTY, type StaffBrand } from '@shop/domain/staff-brand'
import * as z from 'zod/mini'
import { listOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { idField, pictureField } from '../fields/content.ts'
import { wholeField } from '../fields/numbers.ts'
import { flagField, versionField } from '../fields/order-steps.ts'
import { type FormField, form, optionalField, textField } from '../form.ts'
import { as, record } from '../record.ts'
import { brandTier } from '../wire/catalogue/product.ts'
import { maybe, text, whole, yesNo } from '../wire/plain.ts'

const FOR_CONTENT = ['owner', 'content'] as const
const BASE = '/admin/marcas'

const staffBrand = record<StaffBrand>()({
  id: as('_id', text),
  slug: text,
  name: as('nombre', text),
  isOwnLine: as('propia', yesNo),
  tier: as('gama', brandTier),
  warrantyMonths: as('garantia_meses', maybe(whole)),
  logo: maybe(text),
  productCount: as('productos', whole),
  version: whole,
})

/** A brand of which nothing else is said is neither cheap nor dear. */
const tierField: FormField<BrandTier> = {
  schema: z.optional(brandTier.schema),
  read: (raw) => {
    if (raw === undefined) return { value: 'middle' }
    const found = BRAND_TIERS.find((tier) => brandTier.encode(tier) === raw)
    return found ? { value: found } : { issues: [{ path: '', rule: 'choose' }] }
  },
  encode: brandTier.encode,
}

const fields = {
  nombre: textField([], { max: 60 }),
  propia: flagField,
  gama: tierField,
  garantia_meses: optionalField(wholeField(0, LONGEST_WARRANTY)),
  logo: optionalField(pictureField),
}
const names = { nombre: 'name', propia: 'isOwnLine', gama: 'tier', garantia_meses: 'warrantyMonths' } as const

export const listBrands = endpoint({
  method: 'GET',
  path: BASE,
  access: 'staff',
  roles: FOR_CONTENT,
  summary: 'Every part brand, by name',
  data: listOf(staffBrand),
})

export const createBrand = endpoint({
  method: 'POST',
  path: BASE,
  access: 'staff',
  roles: FOR_CONTENT,
  summary: 'A new part brand; its logo is a picture of POST /admin/imagenes',
  body: form(fields, names),
  data: staffBrand,
})

export const changeBrand = endpoint({
  method: 'PATCH',
  path: `${BASE}/:id`,
  access: 'staff',
  roles: FOR_CONTENT,
  summary: 'Writes a part brand anew; without a logo it has none',
  params: form({ id: idField }),
  body: form({ ...fields, version: versionField }, names),
  data: staffBrand,
})
