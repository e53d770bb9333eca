import * as pictureCalls from '@shop/contract/staff/import-pictures'
import * as calls from '@shop/contract/staff/imports'
import { importKind } from '@shop/contract/wire/shop/import-words'
import type { Locale } from '@shop/domain/locale'
import { serverTexts } from '@shop/texts/server-texts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { serveDownload } from '../../http/serve-download.ts'
import { serveUpload } from '../../http/serve-upload.ts'
import { askToApply } from './apply-import.ts'
import { askForCheck } from './ask-for-check.ts'
import { decideNames, showNames } from './decide-names.ts'
import { tableOfFitments } from './exporting/table-of-fitments.ts'
import { tableOfProducts } from './exporting/table-of-products.ts'
import { writeCsv } from './exporting/write-csv.ts'
import { writeXlsx } from './exporting/write-xlsx.ts'
import type { ImportDeps } from './import-deps.ts'
import { ImportFileRefused } from './imports.problems.ts'
import { leaveRowsOut } from './leave-rows-out.ts'
import { listImports } from './listed-imports.queries.ts'
import { listProblems } from './listed-problems.queries.ts'
import { listFailed } from './pictures/failed-pictures.queries.ts'
import { receivePictures } from './pictures/receive-pictures.ts'
import { retryPictures } from './pictures/retry-pictures.ts'
import { readAnotherWay } from './read-another-way.ts'
import { BadFile } from './reading/bad-file.ts'
import { receiveImport } from './receive-import.ts'
import { showImport } from './show-import.ts'
import { tableOfProblems } from './table-of-problems.ts'
import { askToUndo } from './undo-import.ts'

/** Suppliers' files. The worker reads and applies them; these calls only say what it shall do, and how far it is. */
export function importsStaffRoutes(app: FastifyInstance, deps: ImportDeps): void {
  const { db } = deps
  serve(app, calls.listImports, async ({ query: { page, limit } }) => ({ ...(await listImports(db, page, limit)), page, limit }))
  serveUpload(app, calls.uploadImport, async ({ body, file, fileName, isCut, locale, staff }) => {
    const received = { bytes: file, isCut, fileName, supplier: body.supplier ?? '', staffId: staff.id }
    return showImport(db, await orRefuse(locale, () => receiveImport(deps, received)))
  })
  serve(app, calls.showImport, ({ params }) => showImport(db, Number(params.id)))
  serve(app, calls.readImportAnotherWay, async ({ params, body, locale }) => {
    await orRefuse(locale, () => readAnotherWay(deps, Number(params.id), body))
    return showImport(db, Number(params.id))
  })
  serve(app, calls.checkImport, async ({ params, body }) => {
    await askForCheck(deps, Number(params.id), body)
    return showImport(db, Number(params.id))
  })
  serve(app, calls.listImportNames, ({ params }) => showNames(db, Number(params.id)))
  serve(app, calls.decideImportNames, async ({ params, body }) => {
    await decideNames(deps, Number(params.id), body)
    return showImport(db, Number(params.id))
  })
  serve(app, calls.leaveImportRowsOut, async ({ params, body }) => {
    await leaveRowsOut(deps, Number(params.id), body)
    return showImport(db, Number(params.id))
  })
  serve(app, calls.applyImport, async ({ params, body, staff }) => {
    await askToApply(deps, { id: Number(params.id), ...body, staffId: staff.id })
    return showImport(db, Number(params.id))
  })
  serve(app, calls.undoImport, async ({ params, staff }) => {
    await askToUndo(deps, Number(params.id), staff.id)
    return showImport(db, Number(params.id))
  })
  serveUpload(app, pictureCalls.uploadImportPictures, async ({ params, file, isCut, locale }) => {
    await orRefuse(locale, () => receivePictures(deps, Number(params.id), { bytes: file, isCut }))
    return showImport(db, Number(params.id))
  })
  serve(app, pictureCalls.listFailedPictures, async ({ params, query: { page, limit } }) => ({
    ...(await listFailed(db, Number(params.id), page, limit)),
    page,
    limit,
  }))
  serve(app, pictureCalls.retryImportPictures, async ({ params }) => {
    await retryPictures(deps, Number(params.id))
    return showImport(db, Number(params.id))
  })
  serve(app, calls.listImportProblems, async ({ params, query: { page, limit } }) => ({
    ...(await listProblems(db, Number(params.id), page, limit)),
    page,
    limit,
  }))
  serveDownload(app, calls.downloadImportProblems, async ({ params, locale }) => {
    const { id } = await showImport(db, Number(params.id))
    return {
      name: `${serverTexts(locale).imports.errorsFile.name}-${id}.csv`,
      mediaType: CSV,
      content: writeCsv(tableOfProblems(db, Number(id), locale)),
    }
  })
  serveDownload(app, calls.exportCatalogue, async ({ params: { kind, format } }) => {
    const rows = kind === 'products' ? tableOfProducts(db) : tableOfFitments(db)
    const name = `${importKind.encode(kind)}-${new Date().toISOString().slice(0, 10)}.${format}`
    return format === 'csv' ? { name, mediaType: CSV, content: writeCsv(rows) } : { name, mediaType: XLSX, content: writeXlsx(rows) }
  })
}

/** What is wrong with a file is said in words. */
async function orRefuse<Result>(locale: Locale, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof BadFile ? new ImportFileRefused(serverTexts(locale).imports.file[error.problem]) : error
  }
}

const CSV = 'text/csv; charset=utf-8'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
