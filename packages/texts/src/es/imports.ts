import type { FileProblem, RowProblem } from '@shop/domain/imports/import'
import type { ImportField } from '@shop/domain/imports/import-fields'
import { productFields } from './product-fields.ts'

type Wrong = { readonly field: string; readonly value: string }

/** What is said about suppliers' files, by the server and by the screen. */
export const imports = {
  fields: {
    ...productFields,
    make: 'Armadora',
    model: 'Modelo',
    yearFrom: 'Año inicial',
    yearTo: 'Año final',
    engine: 'Motor',
    position: 'Posición',
    positionEn: 'Posición en inglés',
    note: 'Notas',
    noteEn: 'Notas en inglés',
    action: 'Acción (A agrega, D quita)',
  } satisfies Record<ImportField, string>,
  file: {
    empty: 'El archivo está vacío.',
    'unknown-kind': 'No es un archivo que podamos leer. Sube un CSV, un Excel (.xlsx) o un XML de ACES.',
    'old-excel': 'Es un Excel antiguo (.xls) o tiene contraseña. Ábrelo, guárdalo como .xlsx sin contraseña y súbelo otra vez.',
    damaged: 'El archivo está dañado o incompleto. Pide otro al proveedor o guárdalo de nuevo.',
    unfolds: 'El archivo se infla demasiado al abrirlo, como los que se hacen para tumbar sistemas. No lo abrimos.',
    'xml-entities': 'El XML trae un DTD o entidades propias, que no aceptamos por seguridad.',
    'too-deep': 'El XML está demasiado anidado.',
    'too-large': 'El archivo pesa más de 100 MB. Divídelo y súbelo por partes.',
    'too-many-columns': 'El archivo tiene más de 200 columnas. Quita las que no uses.',
    'too-many-rows': 'El archivo tiene más de 500,000 renglones. Divídelo y súbelo por partes.',
    'row-too-long': 'Hay un renglón enorme: quizá falta cerrar unas comillas.',
    'no-sheet': 'El Excel no tiene ninguna hoja con datos.',
    'no-rows': 'El archivo solo tiene encabezados: no hay renglones que importar.',
  } satisfies Record<FileProblem, string>,
  row: {
    'no-identity': () => 'No trae clave interna ni número de parte.',
    missing: ({ field }) => `Le falta: ${field}.`,
    'formula-error': ({ value }) => `La celda muestra ${value}: su fórmula falló en Excel.`,
    'formula-uncalculated': ({ field }) => `${field}: la fórmula no está calculada. Abre el archivo en Excel, guárdalo y súbelo otra vez.`,
    'extra-cells': ({ value }) =>
      `Trae más celdas que encabezados (sobra “${value}”): quizá hay una coma o un punto y coma sin comillas que recorrió los datos.`,
    'not-a-price': ({ value }) => `“${value}” no es un precio. Revisa también el signo decimal.`,
    'price-zero': () => 'El precio es cero.',
    'not-whole': ({ field, value }) => `${field}: “${value}” no es un número entero.`,
    'not-yes-no': ({ field, value }) => `${field}: “${value}” no es sí o no.`,
    'unknown-unit': ({ value }) => `“${value}” no es una unidad: usa pieza, par o juego.`,
    'unknown-status': ({ value }) => `“${value}” no es un status: usa activo o inactivo.`,
    'not-a-year': ({ field, value }) => `${field}: “${value}” no es un año.`,
    'too-long': ({ field }) => `${field}: el texto es demasiado largo o tiene caracteres de control.`,
    'unknown-brand': ({ value }) => `La marca “${value}” no existe en la tienda.`,
    'unknown-part-type': ({ value }) => `El tipo de refacción “${value}” no existe en la tienda.`,
    ambiguous: ({ value }) => `Hay varios productos con el número “${value}”: indica la marca o la clave interna.`,
    'known-otherwise': ({ value }) => `Ese número ya existe con la clave ${value}.`,
    'not-in-catalogue': ({ value }) => `${value} es un producto bajo pedido, que no está en el catálogo.`,
    'unknown-product': ({ value }) => `No hay ningún producto “${value}”.`,
    'unknown-make': ({ value }) => `La armadora “${value}” no existe en la tienda.`,
    'unknown-model': ({ value }) => `El modelo “${value}” no existe en esa armadora.`,
    'vehicle-by-id': ({ value }) =>
      `El vehículo solo viene como identificador (${value}). Pide al proveedor el archivo con años, armadora y modelo en texto.`,
    'below-reserved': ({ value }) => `Las existencias quedarían por debajo de lo apartado para pedidos (${value}).`,
    twice: ({ value }) => `El producto ya viene en el renglón ${value}.`,
  } satisfies Record<RowProblem, (wrong: Wrong) => string>,
  errorsFile: { row: 'renglón', field: 'campo', value: 'valor', reason: 'motivo', name: 'errores' },
}
