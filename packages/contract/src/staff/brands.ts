import type { StaffBrand } from '@shop/domain/staff-brand'
import { listOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { idField, pictureField } from '../fields/content.ts'
import { flagField, versionField } from '../fields/order-steps.ts'
import { form, optionalField, textField } from '../form.ts'
import { as, record } from '../record.ts'
import { maybe, text, whole, yesNo } from '../wire/plain.ts'

const FOR_CONTENT = ['owner', 'content'] as const
const BASE = '/admin/marcas'

const staffBrand = record<StaffBrand>()({
  id: as('_id', text),
  slug: text,
  name: as('nombre', text),
  isOwnLine: as('propia', yesNo),
  logo: maybe(text),
  productCount: as('productos', whole),
  version: whole,
})

const fields = { nombre: textField([], { max: 60 }), propia: flagField, logo: optionalField(pictureField) }
const names = { nombre: 'name', propia: 'isOwnLine' } as const

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
