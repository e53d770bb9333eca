import { expect, test } from 'vitest'
import { guessColumns } from './guess-columns.ts'
import { PRODUCT_FIELDS } from './import-fields.ts'

test('columns are known by the words of their headings; the first of two wins', () => {
  expect(guessColumns(['No. de Parte', 'MARCA', 'Precio público', 'Precio', 'Color'], PRODUCT_FIELDS)).toEqual({
    partNumber: 0,
    brand: 1,
    price: 2,
  })
})

test('the headings of Mexican lists are known, and their description is the name', () => {
  expect(guessColumns(['Núm. de parte', 'Descripción', 'MARCA', 'P. LISTA', 'P. COSTO', 'P. PÚBLICO', 'EXIST.'], PRODUCT_FIELDS)).toEqual({
    partNumber: 0,
    name: 1,
    brand: 2,
    listPrice: 3,
    cost: 4,
    price: 5,
    stock: 6,
  })
})

test('beside a name, or where it says that it is long, a description is one', () => {
  expect(guessColumns(['Código', 'Nombre', 'Descripción'], PRODUCT_FIELDS)).toEqual({ partNumber: 0, name: 1, description: 2 })
  expect(guessColumns(['Código', 'Descripción larga'], PRODUCT_FIELDS)).toEqual({ partNumber: 0, description: 1 })
  expect(guessColumns(['Código', 'Descripción'], PRODUCT_FIELDS, { descripcion: 'description' })).toEqual({ partNumber: 0, description: 1 })
})

test.each(['Costo', 'P. COSTO', 'Precio de lista', 'P. Lista', 'Precio distribuidor'])('%s is never the public price', (heading) => {
  expect(guessColumns(['Código', heading], PRODUCT_FIELDS).price).toBeUndefined()
})

test('what a supplier’s last file did not have is known by its words; what was seen and not used stays unused', () => {
  const remembered = { 'su clave': 'partNumber', precio: null } as const
  expect(guessColumns(['Su clave', 'Tipo', 'Precio', 'Código'], PRODUCT_FIELDS, remembered)).toEqual({ partNumber: 0, partType: 1 })
})
