import type { OutRow } from '@shop/api/modules/imports/exporting/out-row'

const BRANDS = 40
const TYPES = 150
const CATEGORIES = 12

/** A wholesale list as the first thing a new shop has: everything it names is new. */
export async function* firstList(rows: number): AsyncGenerator<OutRow> {
  yield ['Núm. de parte', 'Descripción', 'MARCA', 'Categoría', 'Tipo', 'Precio', 'EXIST.']
  for (let i = 0; i < rows; i += 1) {
    const type = i % TYPES
    const number = `AB-${String(i).padStart(7, '0')}`
    yield [
      number,
      `PIEZA ${type} ${number}`,
      `MARCA ${i % BRANDS}`,
      `CATEGORÍA ${type % CATEGORIES}`,
      `TIPO ${type}`,
      100 + (i % 900),
      i % 30,
    ]
  }
}
