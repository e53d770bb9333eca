import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFitment } from '../../testing/add-fitment.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

/** What a product is on the wire, field by field: a row of the table of which nothing is like its neighbour. */
let shop: TestShop
let wire: Record<string, unknown>
let page: Record<string, unknown>
let inList: Record<string, unknown>
beforeAll(async () => {
  shop = await testShop()
  const [id = 0, twin = 0, beside = 0] = await stockTheShelves(shop.db, [
    {
      partNumber: 'P28-050',
      name: 'Balatas cerámicas',
      priceCents: 89_950,
      stock: 3,
      equivalents: ['5C0-698-151'],
      images: ['a.png', 'b.png'],
    },
    { partNumber: 'TRW-9', brand: 'TRW', equivalents: ['5C0698151'] },
    { partNumber: 'DIS-2' },
  ])
  const { rows } = await shop.pool.query(`insert into promotions
    (slug, name_es, name_en, description_es, description_en, discount_percent, status, starts_at, ends_at)
    values ('freno', 'Semana del freno', 'Brake week', 'Diez menos', 'Ten less', 10, 'activo', now() - interval '1 day', '2099-01-01Z') returning id`)
  await shop.pool.query(
    `update products set promotion_id = $2, description_es = 'Para frenar', is_heavy_duty = true, is_premium = true, is_outlet = true,
       is_universal = false, unit = 'set', pieces_per_car = 4 where id = $1`,
    [id, rows[0].id],
  )
  await shop.pool.query(
    `with disc as (insert into part_types (subcategory_id, slug, name_es, name_en)
       select subcategory_id, 'brake-disc', 'Disco', 'Disc' from part_types returning id)
     update products set part_type_id = (select id from disc) where id = $1`,
    [beside],
  )
  for (const productId of [id, twin, beside])
    await addFitment(shop, { productId: String(productId), make: 'Volkswagen', model: 'Jetta', from: 2011, to: 2014, engine: '2.5' })
  await shop.pool.query(`update fitments set position_es = 'delantera', note_es = 'Con ABS' where product_id = $1`, [id])
  page = (await shop.get(`/api/products/show/p?ref=${id}`)).body.data
  wire = (await shop.get(`/api/products/${id}`)).body.data
  inList = (await shop.get('/api/products?sort=4')).body.data.docs[0]
})
afterAll(() => shop.close())

const PROMOTION = { nombre: 'Semana del freno', descripcion: 'Diez menos', descuento: 10, status: 'activo' }
const FIELDS: readonly (readonly [string, unknown])[] = [
  ['_id', expect.stringMatching(/^\d+$/)],
  ['codigo', 'P28-050'],
  ['clave_interna', 'LT-1'],
  ['nombre', 'Balatas cerámicas'],
  ['descripcion', 'Para frenar'],
  ['equivalencias', ['5C0-698-151']],
  ['categoria', 'Frenos'],
  ['subcategoria', 'Frenos de disco'],
  ['tipo', 'Balatas'],
  ['marca', 'Brembo'],
  ['proveedor', 'Distribuidora del Centro'],
  ['precio', 899.5],
  ['precio_final', 809.55],
  [
    'autos',
    [{ armadora: 'Volkswagen', modelo: 'Jetta', anio_inicio: 2011, anio_fin: 2014, motor: '2.5', posicion: 'delantera', notas: 'Con ABS' }],
  ],
  ['stock', 3],
  ['disponibilidad', 'pocas'],
  ['servicio_pesado', true],
  ['popoye', false],
  ['premium', true],
  ['outlet', true],
  ['universal', false],
  ['unidad', 'juego'],
  ['piezas_por_auto', 4],
  ['status', 'activo'],
  ['id_promo', expect.stringMatching(/^\d+$/)],
  ['imagen', ['a.png', 'b.png']],
  ['promocion', [expect.objectContaining(PROMOTION)]],
]
const LEFT_OUT_OF_LISTS = ['autos', 'descripcion']

test.each(FIELDS)('a product says its %s', (name, value) => {
  expect(wire[name]).toEqual(value)
  expect(page.producto).toHaveProperty(name, value)
  if (LEFT_OUT_OF_LISTS.includes(name)) expect(inList).not.toHaveProperty(name)
  else expect(inList[name]).toEqual(value)
})

test.each([
  ['its way through the shelves', 'ruta', [{ nombre: 'Frenos' }, { nombre: 'Frenos de disco' }]],
  ['parts for the same cars', 'relacionados', [{ codigo: 'DIS-2' }]],
  ['other makers’ parts of the same number', 'equivalentes', [{ codigo: 'TRW-9' }]],
])('the page of a product brings %s', (_, name, value) => {
  expect(page).toMatchObject({ [name]: value })
})
