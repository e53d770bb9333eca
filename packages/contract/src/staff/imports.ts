import { MOST_IMPORT_BYTES, MOST_IMPORT_ROWS } from '@shop/domain/imports/import'
import * as z from 'zod/mini'
import { asIs, pageOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { decidedNamesField } from '../fields/import-names.ts'
import { columnsField, importId, rowsField, supplierField, wordField } from '../fields/imports.ts'
import { factorField, versionField, wholeField } from '../fields/numbers.ts'
import { form, optionalField, tickedField } from '../form.ts'
import { input } from '../input.ts'
import { paging } from '../wire/paging.ts'
import { importProblemRow, listedImport, staffImport } from '../wire/shop/import.ts'
import { importNames } from '../wire/shop/import-names.ts'
import { importKind } from '../wire/shop/import-words.ts'

const ROLES = ['owner', 'content'] as const
const BASE = '/admin/importaciones'
const MOST_SHEETS = 5_000

export const listImports = endpoint({
  method: 'GET',
  path: BASE,
  access: 'staff',
  roles: ROLES,
  summary: 'Files that were brought in, newest first',
  query: input({ page: paging.page, limit: paging.limit }),
  data: pageOf(listedImport),
})

export const uploadImport = endpoint({
  method: 'POST',
  path: BASE,
  access: 'staff',
  roles: ROLES,
  summary: 'A supplier’s file: CSV, XLSX or ACES XML, told by its content. Nothing of the catalogue changes yet',
  upload: { field: 'archivo', maxBytes: MOST_IMPORT_BYTES, types: [] },
  body: form({ proveedor: optionalField(supplierField) }, { proveedor: 'supplier' }),
  data: staffImport,
})

export const showImport = endpoint({
  method: 'GET',
  path: `${BASE}/:id`,
  access: 'staff',
  roles: ROLES,
  summary: 'An import: its columns and first rows, how far it is, what it would change or changed',
  params: importId,
  data: staffImport,
})

export const readImportAnotherWay = endpoint({
  method: 'POST',
  path: `${BASE}/:id/hoja`,
  access: 'staff',
  roles: ROLES,
  summary: 'Says which sheet of the workbook is read, and in which row its headings are; its columns are guessed anew',
  params: importId,
  body: form(
    { hoja: wholeField(0, MOST_SHEETS), renglon: optionalField(wholeField(1, MOST_IMPORT_ROWS)) },
    { hoja: 'sheet', renglon: 'headingRow' },
  ),
  data: staffImport,
})

export const checkImport = endpoint({
  method: 'POST',
  path: `${BASE}/:id/revisar`,
  access: 'staff',
  roles: ROLES,
  summary:
    'Says which column holds what and how the public price comes from its own, remembered for the supplier, and has the file compared with the catalogue',
  params: importId,
  body: form(
    {
      tipo: wordField(importKind.schema, importKind.decode, importKind.encode),
      proveedor: supplierField,
      decimal: wordField(
        z.enum(['.', ',']),
        (sign) => (sign === ',' ? ',' : '.'),
        (sign) => sign,
      ),
      columnas: columnsField,
      factor: factorField,
      mas_iva: tickedField,
    },
    { tipo: 'kind', proveedor: 'supplier', decimal: 'decimalSign', columnas: 'columns', mas_iva: 'addsVat' },
  ),
  data: staffImport,
})

export const listImportNames = endpoint({
  method: 'GET',
  path: `${BASE}/:id/nombres`,
  access: 'staff',
  roles: ROLES,
  summary: 'Brands, shelves, part types and cars that the file names and the shop does not have, with what it has instead',
  params: importId,
  data: importNames,
})

export const decideImportNames = endpoint({
  method: 'POST',
  path: `${BASE}/:id/nombres`,
  access: 'staff',
  roles: ROLES,
  summary:
    'Says which of them are made with the import, which are others that the shop has, and which stay out; `crear_demas` makes all that nobody decided about',
  params: importId,
  body: form(
    { nombres: decidedNamesField, crear_demas: tickedField, revision: versionField },
    { nombres: 'names', crear_demas: 'createsOthers', revision: 'checks' },
  ),
  data: staffImport,
})

export const leaveImportRowsOut = endpoint({
  method: 'POST',
  path: `${BASE}/:id/renglones`,
  access: 'staff',
  roles: ROLES,
  summary:
    'Leaves rows out of the import, or takes them in again (all of them where none is named); `saltos` is every row whose price moves far',
  params: importId,
  body: form(
    { renglones: rowsField, fuera: tickedField, saltos: tickedField, revision: versionField },
    { renglones: 'rows', fuera: 'isOut', saltos: 'jumps', revision: 'checks' },
  ),
  data: staffImport,
})

export const applyImport = endpoint({
  method: 'POST',
  path: `${BASE}/:id/aplicar`,
  access: 'staff',
  roles: ROLES,
  movesMoney: true,
  summary:
    'Changes the catalogue, all of it or nothing, as the report of that revision says; rows with errors are left out only when it is said',
  params: importId,
  body: form(
    { solo_buenos: tickedField, agregar_fotos: tickedField, revision: versionField },
    { solo_buenos: 'onlyGood', agregar_fotos: 'addsPictures', revision: 'checks' },
  ),
  data: staffImport,
})

export const undoImport = endpoint({
  method: 'POST',
  path: `${BASE}/:id/deshacer`,
  access: 'staff',
  roles: ROLES,
  movesMoney: true,
  summary: 'Restores what an import changed and nobody has changed since',
  params: importId,
  data: staffImport,
})

export const listImportProblems = endpoint({
  method: 'GET',
  path: `${BASE}/:id/errores`,
  access: 'staff',
  roles: ROLES,
  summary: 'Rows that cannot be applied, each with its reason',
  params: importId,
  query: input({ page: paging.page, limit: paging.limit }),
  data: pageOf(importProblemRow),
})

export const downloadImportProblems = endpoint({
  method: 'GET',
  path: `${BASE}/:id/errores.csv`,
  access: 'staff',
  roles: ROLES,
  summary: 'All rows that cannot be applied, as CSV',
  answers: 'file',
  params: importId,
  data: asIs(z.unknown()),
})

export const exportCatalogue = endpoint({
  method: 'GET',
  path: '/admin/exportar/:tipo/:formato',
  access: 'staff',
  roles: ROLES,
  summary: 'All products or compatibilities as CSV or XLSX; importing the file again changes nothing',
  answers: 'file',
  params: form(
    {
      tipo: wordField(importKind.schema, importKind.decode, importKind.encode),
      formato: wordField(
        z.enum(['csv', 'xlsx']),
        (format) => (format === 'xlsx' ? 'xlsx' : 'csv'),
        (format) => format,
      ),
    },
    { tipo: 'kind', formato: 'format' },
  ),
  data: asIs(z.unknown()),
})
