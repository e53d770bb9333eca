import * as calls from '@shop/contract/imports-admin'
import { serverTexts } from '@shop/texts/server-texts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { serveUpload } from '../../http/serve-upload.ts'
import { askToApply } from './apply-import.ts'
import { askForCheck } from './ask-for-check.ts'
import type { ImportDeps } from './import-deps.ts'
import { ImportFileRefused } from './imports.problems.ts'
import { listImports, listProblems } from './imports.queries.ts'
import { BadFile } from './reading/bad-file.ts'
import { receiveImport } from './receive-import.ts'
import { showImport } from './show-import.ts'
import { askToUndo } from './undo-import.ts'

/** Suppliers' files. The worker reads and applies them; these calls only say what it shall do, and how far it is. */
export const importsAdminRoutes = (app: FastifyInstance, deps: ImportDeps): void => {
  const { db } = deps
  serve(app, calls.listImports, async ({ query: { page, limit } }) => ({ ...(await listImports(db, page, limit)), page, limit }))
  serveUpload(app, calls.uploadImport, async ({ body, file, fileName, locale, staff }) => {
    try {
      const id = await receiveImport(deps, { bytes: file, fileName, supplier: body.supplier ?? '', staffId: staff.id })
      return await showImport(db, id)
    } catch (error) {
      throw error instanceof BadFile ? new ImportFileRefused(serverTexts(locale).imports.file[error.problem]) : error
    }
  })
  serve(app, calls.showImport, ({ params }) => showImport(db, Number(params.id)))
  serve(app, calls.checkImport, async ({ params, body }) => {
    await askForCheck(deps, Number(params.id), body)
    return showImport(db, Number(params.id))
  })
  serve(app, calls.applyImport, async ({ params, body, staff }) => {
    await askToApply(deps, { id: Number(params.id), onlyGood: body.onlyGood, staffId: staff.id })
    return showImport(db, Number(params.id))
  })
  serve(app, calls.undoImport, async ({ params, staff }) => {
    await askToUndo(deps, Number(params.id), staff.id)
    return showImport(db, Number(params.id))
  })
  serve(app, calls.listImportProblems, async ({ params, query: { page, limit } }) => ({
    ...(await listProblems(db, Number(params.id), page, limit)),
    page,
    limit,
  }))
}
