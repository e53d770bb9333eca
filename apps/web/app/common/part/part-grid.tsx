import type { Fit } from '@shop/domain/fitment'
import type { PartOnCard } from './on-card.ts'
import { PartCard } from './part-card.tsx'
import { useFits } from './use-fits.ts'

const SEEN_AT_ONCE = 2

type Props = {
  readonly parts: readonly PartOnCard[]
  /** One level below the heading that the grid stands under. */
  readonly heading: 'h2' | 'h3'
  /** Beside filters there is room for one column less. */
  readonly isNarrow?: boolean
  /** Further down on its page: its pictures wait for whoever comes near. */
  readonly isBelow?: boolean
  /** What each of them is to the car that the list was asked for; without one the browser asks about the visitor's. */
  readonly fits?: readonly (Fit | undefined)[] | undefined
}

const NOTHING_TO_ASK: readonly PartOnCard[] = []

export function PartGrid({ parts, heading, isNarrow = false, isBelow = false, fits: stated }: Props) {
  const fits = useFits(stated ? NOTHING_TO_ASK : parts)
  return (
    <ul className={`grid grid-cols-2 gap-3 sm:grid-cols-3 ${isNarrow ? '' : 'lg:grid-cols-4'}`}>
      {parts.map((part, i) => (
        <li key={part.id}>
          <PartCard
            part={part}
            heading={heading}
            isFirstOnPage={!isBelow && i < SEEN_AT_ONCE}
            fit={stated ? stated[i] : fits?.get(part.id)}
          />
        </li>
      ))}
    </ul>
  )
}
