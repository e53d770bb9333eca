import * as calls from '@shop/contract/staff/pictures'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { ImageWorker } from '../../ports/image-worker.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import { FieldRefused, UPLOADED } from '../../problems.ts'
import { keepCataloguePicture } from './keep-catalogue-picture.ts'

type Deps = { readonly db: Db; readonly files: FileStore; readonly imageWorker: ImageWorker; readonly jobs: JobQueue }

export function picturesStaffRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.addCataloguePicture, async ({ body, file, staff }) => {
    if (!file) throw new FieldRefused(UPLOADED, 'required')
    return keepCataloguePicture(deps, staff.id, file.bytes, body.crop)
  })
}
