import type { PartOnCard } from '../../common/part/on-card.ts'
import { PartGrid } from '../../common/part/part-grid.tsx'

type Props = { readonly id: string; readonly title: string; readonly parts: readonly PartOnCard[] }

export function MoreParts({ id, title, parts }: Props) {
  return (
    parts.length > 0 && (
      <section id={id} aria-labelledby={`${id}-title`} className="mt-8 scroll-mt-4">
        <h2 id={`${id}-title`} className="mb-3 text-xl font-bold">
          {title}
        </h2>
        <PartGrid parts={parts} heading="h3" isBelow />
      </section>
    )
  )
}
