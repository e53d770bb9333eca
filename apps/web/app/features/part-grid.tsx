import type { ProductSummary } from '@shop/domain/product'
import { PartCard } from './part-card.tsx'

const SEEN_AT_ONCE = 2

export const PartGrid = ({ parts }: { readonly parts: readonly ProductSummary[] }) => (
  <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
    {parts.map((part, i) => (
      <li key={part.id}>
        <PartCard part={part} isFirstOnPage={i < SEEN_AT_ONCE} />
      </li>
    ))}
  </ul>
)
