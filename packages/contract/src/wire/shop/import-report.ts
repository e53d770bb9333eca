import type { RowRemark } from '@shop/domain/catalogue-audit/judge-file'
import type { ImportContradictions, ImportReport, ImportSample, LostZeros, UndoReport } from '@shop/domain/imports/import'
import type { NameCount } from '@shop/domain/imports/import-names'
import type { BroughtPictures, FailedPicture, PicturesReport } from '@shop/domain/imports/import-pictures'
import { listOf } from '../../codec.ts'
import { as, type FieldsOf, record } from '../../record.ts'
import { carFact, contradictionKind } from '../catalogue/contradiction.ts'
import { maybe, text, whole, yesNo } from '../plain.ts'
import { importField, nameKind, pictureFailure, rowProblem } from './import-words.ts'

const moves: FieldsOf<ImportReport['stock']> = { up: as('suben', whole), down: as('bajan', whole) }

const problem = record<ImportReport['problems'][number]>()({ code: as('codigo', rowProblem), rows: as('renglones', whole) })

const change = record<ImportSample['changes'][number]>()({
  field: as('campo', importField),
  before: as('antes', text),
  after: as('despues', text),
})

const sample = record<ImportSample>()({
  row: as('renglon', whole),
  number: as('codigo', text),
  name: as('nombre', text),
  isNew: as('nuevo', yesNo),
  changes: as('cambios', listOf(change)),
})

const contradictions = record<ImportContradictions>()({
  errors: as('errores', whole),
  hints: as('avisos', whole),
  first: as(
    'primeras',
    listOf(
      record<RowRemark>()({
        row: as('renglon', whole),
        kind: as('tipo', contradictionKind),
        fact: as('dato', maybe(carFact)),
        car: as('auto', maybe(text)),
        other: as('otra', maybe(text)),
        value: as('valor', maybe(text)),
      }),
    ),
  ),
})

const zeros = record<NonNullable<ImportReport['zeros']>>()({
  rows: as('renglones', whole),
  first: as('primeros', listOf(record<LostZeros>()({ row: as('renglon', whole), said: as('dice', text), known: as('es', text) }))),
})

const pictures = record<PicturesReport>()({
  parts: as('refacciones', whole),
  found: as('encontradas', whole),
  missing: as('faltan', whole),
  addresses: as('direcciones', whole),
  names: as('nombres', whole),
  having: as('ya_tienen', whole),
})

export const broughtPictures = record<BroughtPictures>()({
  placed: as('puestas', whole),
  known: as('ya_estaban', whole),
  waiting: as('pendientes', whole),
  failed: as('fallidas', whole),
})

export const failedPicture = record<FailedPicture>()({
  row: as('renglon', whole),
  said: as('foto', text),
  failure: as('motivo', pictureFailure),
})

export const importReport = record<ImportReport>()({
  rows: as('renglones', whole),
  added: as('nuevos', whole),
  changed: as('cambiados', whole),
  removed: as('quitados', whole),
  same: as('iguales', whole),
  wrong: as('con_error', whole),
  prices: as('precios', record<ImportReport['prices']>()({ ...moves, farUp: as('suben_mucho', whole), farDown: as('bajan_mucho', whole) })),
  stock: record<ImportReport['stock']>()(moves),
  texts: as(
    'textos',
    maybe(record<NonNullable<ImportReport['texts']>>()({ names: as('nombres', whole), descriptions: as('descripciones', whole) })),
  ),
  leftOut: as('omitidos', maybe(whole)),
  sections: as('titulos', maybe(whole)),
  zeros: as('ceros', maybe(zeros)),
  problems: as('errores', listOf(problem)),
  samples: as('ejemplos', listOf(sample)),
  names: as(
    'nombres',
    maybe(listOf(record<NameCount>()({ kind: as('clase', nameKind), missing: as('faltan', whole), creating: as('por_crear', whole) }))),
  ),
  pictures: as('fotos', maybe(pictures)),
  contradictions: as('contradicciones', maybe(contradictions)),
})

export const importUndo = record<UndoReport>()({
  restored: as('restaurados', whole),
  removed: as('borrados', whole),
  withdrawn: as('retirados', whole),
  kept: as('respetados', whole),
  stockKept: as('stock_respetado', whole),
  namesRemoved: as('nombres_borrados', whole),
  picturesRemoved: as('fotos_quitadas', maybe(whole)),
})
