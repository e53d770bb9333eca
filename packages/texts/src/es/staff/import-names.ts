import type { NameDecision, NameKind } from '@shop/domain/imports/import-names'

function n(count: number): string {
  return count.toLocaleString('es-MX')
}

/** What is said about names that a file has and the shop has not. */
export const importNames = {
  title: 'Lo que la tienda todavía no tiene',
  note: 'El archivo nombra marcas, tipos o autos que no existen aquí. Decide qué se crea con la importación; los renglones de lo que dejes fuera no se importan.',
  count: (count: number) => (count === 1 ? '1 nombre' : `${n(count)} nombres`),
  more: (count: number) => (count === 1 ? 'y 1 más' : `y ${n(count)} más`),
  kinds: {
    brand: 'Marcas',
    category: 'Categorías',
    subcategory: 'Subcategorías',
    'part-type': 'Tipos de refacción',
    make: 'Armadoras',
    model: 'Modelos',
  } satisfies Record<NameKind, string>,
  counted: {
    brand: (count: number) => (count === 1 ? '1 marca' : `${n(count)} marcas`),
    category: (count: number) => (count === 1 ? '1 categoría' : `${n(count)} categorías`),
    subcategory: (count: number) => (count === 1 ? '1 subcategoría' : `${n(count)} subcategorías`),
    'part-type': (count: number) => (count === 1 ? '1 tipo' : `${n(count)} tipos`),
    make: (count: number) => (count === 1 ? '1 armadora' : `${n(count)} armadoras`),
    model: (count: number) => (count === 1 ? '1 modelo' : `${n(count)} modelos`),
  } satisfies Record<NameKind, (count: number) => string>,
  rows: (count: number) => (count === 1 ? '1 renglón' : `${n(count)} renglones`),
  knownAs: (name: string) => `Lo conocemos como ${name}`,
  decisionOf: (name: string) => `Qué hacer con “${name}”`,
  targetOf: (name: string) => `Cuál es “${name}”`,
  undecided: 'Sin decidir',
  decisions: { create: 'Crear', use: 'Es uno que ya tengo', leave: 'Dejar fuera' } satisfies Record<NameDecision, string>,
  choose: 'Elige cuál',
  createOthers: 'Crear también los que dejé sin decidir',
  save: 'Guardar y revisar otra vez',
}
