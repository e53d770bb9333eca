import { MOST_ZIP_BYTES } from '@shop/domain/imports/import-pictures'
import { pageOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { importId } from '../fields/imports.ts'
import { input } from '../input.ts'
import { paging } from '../wire/paging.ts'
import { staffImport } from '../wire/shop/import.ts'
import { failedPicture } from '../wire/shop/import-report.ts'

const ROLES = ['owner', 'content'] as const
const PATH = '/admin/importaciones/:id/fotos'

export const uploadImportPictures = endpoint({
  method: 'POST',
  path: PATH,
  access: 'staff',
  roles: ROLES,
  summary:
    'A ZIP with the pictures that the file names, found by the name of each alone; it takes the place of an earlier one. An import that was applied fetches what it lacked',
  params: importId,
  upload: { field: 'archivo', maxBytes: MOST_ZIP_BYTES, types: [] },
  data: staffImport,
})

export const listFailedPictures = endpoint({
  method: 'GET',
  path: PATH,
  access: 'staff',
  roles: ROLES,
  summary: 'Pictures of an applied import that did not come, each with its reason',
  params: importId,
  query: input({ page: paging.page, limit: paging.limit }),
  data: pageOf(failedPicture),
})

export const retryImportPictures = endpoint({
  method: 'POST',
  path: `${PATH}/reintentar`,
  access: 'staff',
  roles: ROLES,
  summary: 'Has the pictures that did not come fetched once more',
  params: importId,
  data: staffImport,
})
