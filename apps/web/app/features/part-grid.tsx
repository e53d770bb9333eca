import type { ProductSummary } from '@shop/domain/product'
import { PartCard } from './part-card.tsx'

const SEEN_AT_ONCE = 2

type Props = {
  readonly parts: readonly ProductSummary[]
  /** One level below the heading that the grid stands under. */
  readonly heading: 'h2' | 'h3'
}

export const PartGrid = ({ parts, heading }: Props) => (
  <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
    {parts.map((part, i) => (
      <li key={part.id}>
        <PartCard part={part} heading={heading} isFirstOnPage={i < SEEN_AT_ONCE} />
      </li>
    ))}
  </ul>
)
