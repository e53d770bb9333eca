import type { BaseData } from '@shop/api/ports/base-data'

/** What the API is handed of the base data package: a megabyte of names, loaded by whoever asks for them. */
export function baseData(): BaseData {
  return {
    names: async () => (await import('./names-of-base-data.ts')).namesOfBaseData(),
    load: async (files, databaseUrl) => {
      const { loadBaseData } = await import('./load-base-data.ts')
      const applied = await loadBaseData(files, databaseUrl)
      const count = (what: 'added' | 'updated' | 'kept') => applied.reduce((sum, { [what]: rows }) => sum + rows.length, 0)
      return { added: count('added'), updated: count('updated'), kept: count('kept') }
    },
  }
}
