import type { OutRow } from '@shop/api/modules/imports/exporting/out-row'

type Known = { readonly part_number: string; readonly brand: string; readonly part_type: string }

/** A price list as suppliers send it: first what the shop has, at other prices, then what it does not have yet. The next list is some pesos dearer. */
export async function* supplierFile(rows: number, known: readonly Known[], dearer = 0): AsyncGenerator<OutRow> {
  yield ['Número de parte', 'Marca', 'Nombre', 'Descripción', 'Tipo', 'Precio', 'Existencias', 'Equivalencias']
  for (let i = 0; i < rows; i += 1) {
    const like = known[i % known.length]
    if (!like) return
    const [price, stock] = [100 + (i % 5_000) + dearer, i % 40]
    if (i < known.length) yield [like.part_number, like.brand, '', '', '', price, stock, '']
    else {
      const number = `IMP-${String(i).padStart(7, '0')}`
      const [name, text] = [`${like.part_type} de prueba ${number}`, 'Pieza de reemplazo en su caja, con instructivo']
      yield [number, like.brand, name, text, like.part_type, price, stock, `OEM-${i}|ALT-${i}`]
    }
  }
}
