import type { ImportDeps } from '../import-deps.ts'
import { insertPictures, wantFailed } from './wanted-pictures.queries.ts'

type Deps = Pick<ImportDeps, 'db' | 'jobs'>

/** The rows were applied in this transaction; their pictures come afterwards, without anybody waiting for them. */
export async function askForPictures(deps: Deps, { id, adds_pictures }: { readonly id: number; readonly adds_pictures: boolean }) {
  await insertPictures(deps.db, id, adds_pictures)
  await wantPictures(deps, id)
}

/** Has fetched what is not there and can come. */
export async function wantPictures(deps: Deps, id: number): Promise<void> {
  if ((await wantFailed(deps.db, id)) > 0) await queuePictures(deps, id)
}

/** Pictures of all imports come one batch after the other, however many workers there are. */
export function queuePictures({ db, jobs }: Deps, id: number): Promise<void> {
  return jobs.enqueue(db, 'place-import-pictures', { importId: id }, { key: `import-pictures:${id}`, line: 'import-pictures' })
}
