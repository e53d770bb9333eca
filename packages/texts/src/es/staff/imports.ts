import type { DecimalSign, ImportFormat, ImportKind, ImportStatus } from '@shop/domain/imports/import'
import { importNames } from './import-names.ts'
import { importPictures } from './import-pictures.ts'
import { importReading } from './import-reading.ts'

function n(count: number): string {
  return count.toLocaleString('es-MX')
}

export const staffImports = {
  lead: 'Sube el archivo del proveedor, mira qué cambiaría y aplícalo. Todo se puede deshacer.',
  upload: {
    title: 'Subir un archivo',
    note: 'CSV, Excel (.xlsx) o XML de ACES, hasta 100 MB. Nada cambia hasta que lo apliques. Recordamos qué trae cada columna de los archivos de un proveedor.',
    supplier: 'Proveedor',
    file: 'Archivo',
    choose: 'Elegir archivo',
    drop: 'o suéltalo aquí',
    send: 'Subir archivo',
    sending: 'Subiendo…',
    none: 'Elige un archivo.',
  },
  export: {
    title: 'Exportar',
    note: 'Lo que exportas se puede editar e importar de nuevo.',
    products: 'Productos',
    fitments: 'Compatibilidades',
    link: (what: string, format: string) => `${what} en ${format}`,
  },
  table: 'Importaciones anteriores',
  none: 'Todavía no se ha importado nada.',
  file: 'Archivo',
  supplier: 'Proveedor',
  rows: 'Renglones',
  status: 'Estado',
  who: 'Quién',
  when: 'Cuándo',
  titleOf: (id: string) => `Importación ${id}`,
  back: 'Todas las importaciones',
  statuses: {
    uploaded: 'Sin revisar',
    checking: 'Revisando',
    checked: 'Revisada, sin aplicar',
    applying: 'Aplicando',
    applied: 'Aplicada',
    undoing: 'Deshaciendo',
    undone: 'Deshecha',
    failed: 'No se pudo leer',
  } satisfies Record<ImportStatus, string>,
  formats: { csv: 'CSV', xlsx: 'Excel', aces: 'ACES XML' } satisfies Record<ImportFormat, string>,
  kinds: { products: 'Productos', fitments: 'Compatibilidades' } satisfies Record<ImportKind, string>,
  steps: { label: 'Pasos', file: 'Archivo', columns: 'Columnas', check: 'Revisión', done: 'Aplicada' },
  mapping: {
    title: 'Qué trae cada columna',
    note: 'Lo que dejes en “No usar” no se lee. Una celda vacía no cambia nada.',
    remembered: 'Usamos las columnas del último archivo de este proveedor.',
    kind: 'El archivo trae',
    decimal: 'Los precios se escriben',
    decimals: { '.': '1,234.50', ',': '1.234,50' } satisfies Record<DecimalSign, string>,
    column: 'Columna del archivo',
    samples: 'Primeros valores',
    field: 'Qué es',
    fieldOf: (heading: string) => `Qué es “${heading}”`,
    unused: 'No usar',
    aces: 'Los archivos de ACES ya dicen qué trae cada dato.',
    send: 'Revisar contra el catálogo',
    again: 'Cambiar las columnas y revisar otra vez',
  },
  ...importReading,
  progress: {
    checking: 'Leyendo y comparando con el catálogo',
    applying: 'Aplicando los cambios',
    undoing: 'Deshaciendo los cambios',
    rows: (count: number) => (count === 1 ? '1 renglón leído' : `${n(count)} renglones leídos`),
    stay: 'Puedes dejar esta pantalla: sigue solo.',
  },
  report: {
    title: 'Qué cambiaría',
    appliedTitle: 'Qué cambió',
    read: (count: number) => (count === 1 ? '1 renglón leído' : `${n(count)} renglones leídos`),
    added: 'nuevos',
    changed: 'cambian',
    removed: 'se quitan',
    same: 'quedan igual',
    wrong: 'con error',
    farUp: (count: number) => (count === 1 ? '1 precio sube más de 20 %' : `${n(count)} precios suben más de 20 %`),
    farDown: (count: number) => (count === 1 ? '1 precio baja más de 20 %' : `${n(count)} precios bajan más de 20 %`),
    prices: (up: number, down: number) => `Precios: ${n(up)} ${up === 1 ? 'sube' : 'suben'} y ${n(down)} ${down === 1 ? 'baja' : 'bajan'}`,
    namesChanged: (count: number) => (count === 1 ? '1 nombre cambia' : `${n(count)} nombres cambian`),
    descriptionsChanged: (count: number) => (count === 1 ? '1 descripción cambia' : `${n(count)} descripciones cambian`),
    sections: (count: number) =>
      count === 1 ? '1 título entre los renglones, que no se importa' : `${n(count)} títulos entre los renglones, que no se importan`,
    leftOut: (count: number) => (count === 1 ? '1 renglón omitido por ustedes' : `${n(count)} renglones omitidos por ustedes`),
    zeros: (count: number) =>
      count === 1
        ? '1 número perdió sus ceros en Excel y se tomó por el que ya existe:'
        : `${n(count)} números perdieron sus ceros en Excel y se tomaron por los que ya existen:`,
    creating: (what: string) => `Se crean con la importación: ${what}`,
    stock: (up: number, down: number) =>
      `Existencias: ${n(up)} ${up === 1 ? 'sube' : 'suben'} y ${n(down)} ${down === 1 ? 'baja' : 'bajan'}`,
    samples: 'Ejemplos',
    isNew: 'Nuevo',
    row: (row: number) => `Renglón ${n(row)}`,
    before: 'Antes:',
    after: 'Después:',
    /** Values that the database has a word of its own for. */
    values: { true: 'sí', false: 'no', active: 'activo', inactive: 'inactivo', piece: 'pieza', pair: 'par', set: 'juego' } as Readonly<
      Record<string, string>
    >,
  },
  problems: {
    title: 'Renglones con error',
    note: 'Corrígelos en el archivo y súbelo otra vez, o aplica solo los renglones buenos.',
    leftOut: 'Estos renglones no se aplicaron.',
    kinds: 'Por motivo',
    row: 'Renglón',
    reason: 'Motivo',
    download: 'Descargar errores (CSV)',
    fix: 'Subir el archivo corregido',
    kind: {
      'no-identity': 'Sin clave ni número',
      missing: 'Nuevos incompletos',
      'formula-error': 'Error de fórmula',
      'formula-uncalculated': 'Fórmula sin calcular',
      'extra-cells': 'Celdas de más',
      'not-a-price': 'Precio ilegible',
      'price-zero': 'Precio en cero',
      'not-whole': 'Número ilegible',
      'not-yes-no': 'Ni sí ni no',
      'unknown-unit': 'Unidad desconocida',
      'unknown-status': 'Status desconocido',
      'not-a-year': 'Año ilegible',
      'too-long': 'Texto demasiado largo',
      'not-a-picture': 'Foto ilegible',
      'unknown-brand': 'Marca desconocida',
      'unknown-part-type': 'Tipo desconocido',
      ambiguous: 'Varios productos posibles',
      'known-otherwise': 'Otra clave interna',
      'not-in-catalogue': 'Fuera del catálogo',
      'unknown-product': 'Producto desconocido',
      'unknown-make': 'Armadora desconocida',
      'unknown-model': 'Modelo desconocido',
      'vehicle-by-id': 'Vehículo sin nombre',
      'below-reserved': 'Menos que lo apartado',
      twice: 'Repetidos',
    },
  },
  names: importNames,
  pictures: importPictures,
  leaveOut: {
    row: (row: number) => `Dejar fuera el renglón ${n(row)}`,
    jumps: (count: number) =>
      count === 1 ? 'Dejar fuera el precio que cambia mucho' : `Dejar fuera los ${n(count)} precios que cambian mucho`,
    back: (count: number) => (count === 1 ? 'Volver a incluir el renglón omitido' : `Volver a incluir los ${n(count)} renglones omitidos`),
  },
  contradictions: {
    title: 'Datos que no cuadran',
    note: 'Estos renglones traen datos equivocados o dudosos. No impiden aplicar la importación.',
    count: (errors: number, hints: number) =>
      `${n(errors)} ${errors === 1 ? 'error' : 'errores'} y ${n(hints)} ${hints === 1 ? 'aviso' : 'avisos'}`,
    first: (count: number) => `Los primeros ${n(count)}`,
  },
  apply: {
    title: 'Aplicar',
    all: 'Aplicar los cambios',
    good: (count: number) => (count === 1 ? 'Aplicar solo el renglón bueno' : `Aplicar solo los ${n(count)} renglones buenos`),
    nothing: 'No hay nada que cambiar: el catálogo ya tiene lo mismo.',
    note: 'Se aplica todo o nada, y después se puede deshacer.',
    started: 'Empezamos a aplicar los cambios.',
    yes: 'Aplicar',
    ask: (count: number) =>
      count === 1
        ? 'Vas a cambiar 1 renglón del catálogo. La tienda lo muestra en cuanto termine.'
        : `Vas a cambiar ${n(count)} renglones del catálogo. La tienda los muestra en cuanto termine.`,
  },
  undo: {
    title: 'Deshacer',
    note: 'Regresa lo que esta importación cambió. Lo que alguien haya cambiado después se respeta. Las fotos que puso se quitan. Los productos nuevos se borran, o dejan de venderse si ya están en un pedido, una cotización u otra importación.',
    open: 'Deshacer esta importación',
    yes: 'Deshacer',
    ask: 'Los precios, textos y existencias vuelven a como estaban antes de esta importación.',
    started: 'Empezamos a deshacer los cambios.',
    doneTitle: 'Se deshizo',
    restored: (count: number) => (count === 1 ? '1 restaurado' : `${n(count)} restaurados`),
    removed: (count: number) => (count === 1 ? '1 producto nuevo borrado' : `${n(count)} productos nuevos borrados`),
    namesRemoved: (count: number) =>
      count === 1 ? '1 marca, categoría o auto nuevo borrado' : `${n(count)} marcas, categorías o autos nuevos borrados`,
    withdrawn: (count: number) => (count === 1 ? '1 retirado de la venta' : `${n(count)} retirados de la venta`),
    kept: (count: number) => `${n(count)} ${count === 1 ? 'conserva' : 'conservan'} lo que alguien cambió después`,
    stockKept: (count: number) =>
      `${n(count)} ${count === 1 ? 'conserva' : 'conservan'} piezas que se contaron después o que están apartadas`,
  },
  failed: 'No pudimos leer el archivo',
}
