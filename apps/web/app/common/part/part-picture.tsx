import { paths } from '../../paths.ts'
import type { PartOnCard } from './on-card.ts'

type Props = {
  readonly part: PartOnCard
  readonly sizes: string
  /** Which of its pictures; the first stands for the part. */
  readonly at?: number
  readonly isEager?: boolean
  /** As many as its place can need. */
  readonly widths?: readonly number[]
  readonly className?: string
}

const ALL_WIDTHS = [180, 360, 540, 828, 1200]

/** The picture of a part in the width that fits. A name that is gone answers with default.png's picture, and the page shows that for one that does not come, so it never looks broken. */
export function PartPicture({ part, sizes, at = 0, isEager = false, widths = ALL_WIDTHS, className }: Props) {
  const name = part.images[at]
  return (
    <img
      src={paths.picture(name, 540)}
      srcSet={widths.map((width) => `${paths.picture(name, width)} ${width}w`).join(',')}
      sizes={sizes}
      alt={part.name}
      width={540}
      height={540}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : undefined}
      decoding={isEager ? 'sync' : 'async'}
      className={className ? `part-picture ${className}` : 'part-picture'}
    />
  )
}
