import type { listFilters as spanish } from '../es/list-filters.ts'

export const listFilters: typeof spanish = {
  position: 'Position',
  side: 'Side',
  material: 'Material',
  tier: 'Tier',
  show: (total) => (total === '1' ? 'See 1 result' : `See ${total} results`),
}
