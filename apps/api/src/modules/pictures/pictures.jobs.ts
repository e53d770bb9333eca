import type { FileStore } from '../../ports/file-store.ts'
import type { JobHandlers } from '../../ports/job-queue.ts'
import { madeName, makePicture } from './make-picture.ts'
import { PICTURE_FORMATS, PICTURE_WIDTHS } from './picture-formats.ts'

/** AVIF takes seconds, so it is made here and never while somebody waits. */
export const pictureJobs = ({ files }: { readonly files: FileStore }): Pick<JobHandlers, 'make-avif' | 'make-pictures'> => ({
  'make-avif': async ({ name, width }) => {
    await makePicture(files, name, width, 'avif')
  },
  // The plain formats of all widths first: they are what a visitor would wait for.
  'make-pictures': async ({ name }) => {
    for (const format of PICTURE_FORMATS.toReversed())
      for (const width of PICTURE_WIDTHS)
        if (!(await files.read(madeName(name, width, format)))) await makePicture(files, name, width, format)
  },
})
