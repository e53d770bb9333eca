import type { FileStore } from '../../ports/file-store.ts'
import type { JobHandlers } from '../../ports/job-queue.ts'
import { makePicture } from './make-picture.ts'

/** AVIF takes seconds, so it is made here and never while somebody waits. */
export const pictureJobs = ({ files }: { readonly files: FileStore }): Pick<JobHandlers, 'make-avif'> => ({
  'make-avif': async ({ name, width }) => {
    await makePicture(files, name, width, 'avif')
  },
})
