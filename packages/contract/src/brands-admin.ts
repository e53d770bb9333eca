import type { StaffBrand } from '@shop/domain/staff-brand'
import * as z from 'zod/mini'
import { codec, listOf } from './codec.ts'
import { endpoint } from './endpoint.ts'
import { form, optionalField, textField } from './form.ts'
import { idField, pictureField } from './wire/content-fields.ts'
import { given } from './wire/given.ts'
import { flagField, versionField } from './wire/order-step-fields.ts'

const FOR_CONTENT = ['owner', 'content'] as const
const BASE = '/admin/marcas'

const schema = z.object({
  _id: z.string(),
  slug: z.string(),
  nombre: z.string(),
  propia: z.boolean(),
  logo: z.optional(z.string()),
  productos: z.int(),
  version: z.int(),
})
const staffBrand = codec<z.output<typeof schema>, StaffBrand>(
  schema,
  ({ id, slug, name, isOwnLine, logo, productCount, version }) => ({
    _id: id,
    slug,
    nombre: name,
    propia: isOwnLine,
    ...given('logo', logo),
    productos: productCount,
    version,
  }),
  ({ _id, slug, nombre, propia, logo, productos, version }) => ({
    id: _id,
    slug,
    name: nombre,
    isOwnLine: propia,
    logo,
    productCount: productos,
    version,
  }),
)

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
