import type { BaseData } from '@shop/api/ports/base-data'
import { loadBaseData } from './load-base-data.ts'
import { namesOfBaseData } from './names-of-base-data.ts'

/** What the API is handed of the base data package. */
export const baseData = (): BaseData => ({
  names: namesOfBaseData(),
  load: async (files, databaseUrl) => {
    const applied = await loadBaseData(files, databaseUrl)
    const count = (what: 'added' | 'updated' | 'kept') => applied.reduce((sum, { [what]: rows }) => sum + rows.length, 0)
    return { added: count('added'), updated: count('updated'), kept: count('kept') }
  },
})
