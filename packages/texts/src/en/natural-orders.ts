import type { naturalOrders as spanish } from '../es/natural-orders.ts'

export const naturalOrders: typeof spanish = {
  relevance: 'Relevance',
  featured: 'Featured',
  new: 'Newest',
  'most-searched': 'Most searched',
}
