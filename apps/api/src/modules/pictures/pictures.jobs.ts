import type { Place } from '../../ports/image-worker.ts'
import type { JobHandlers } from '../../ports/job-queue.ts'
import { madeName, makePicture, type PictureDeps } from './make-picture.ts'
import { PICTURE_FORMATS, PICTURE_WIDTHS } from './picture-formats.ts'

const WORKER: Place = { line: 'worker', who: 'worker' }

/** AVIF takes seconds, so it is made here and never while somebody waits. */
export function pictureJobs(deps: PictureDeps): Pick<JobHandlers, 'make-avif' | 'make-pictures'> {
  return {
    'make-avif': async ({ name, width }) => {
      await makePicture(deps, { name, width, format: 'avif' }, WORKER)
    },
    // The plain formats of all widths first: they are what a visitor would wait for.
    'make-pictures': async ({ name }) => {
      for (const format of PICTURE_FORMATS.toReversed())
        for (const width of PICTURE_WIDTHS)
          if (!(await deps.files.read(madeName(name, width, format)))) await makePicture(deps, { name, width, format }, WORKER)
    },
  }
}
