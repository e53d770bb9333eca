import type { Fit } from '@shop/domain/fitment'
import type { SearchGroup } from '@shop/domain/search/understood'
import { searchGroups as english } from '@shop/texts/en/search-groups'
import { searchGroups as spanish } from '@shop/texts/es/search-groups'
import type { PartOnCard } from '../../common/part/on-card.ts'
import { PartGrid } from '../../common/part/part-grid.tsx'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale, useTextsOf } from '../../texts.ts'

type Props = {
  readonly groups: readonly SearchGroup[]
  readonly parts: readonly PartOnCard[]
  readonly fits: readonly (Fit | undefined)[] | undefined
  readonly isNarrow: boolean
}

/** Every part that was asked for under its own heading, and behind them what nobody has confirmed for the car. */
export function GroupedParts({ groups, parts, fits, isNarrow }: Props) {
  return (
    <div className="space-y-8">
      {groups.map((group) => {
        const places = parts.flatMap(({ id }, i) => (group.ids.includes(id) ? [i] : []))
        if (places.length === 0) return null
        return (
          <section key={`${group.kind} ${group.name}`}>
            <GroupHeading group={group} shown={places.length} />
            <PartGrid
              parts={places.flatMap((i) => parts[i] ?? [])}
              fits={fits && places.map((i) => fits[i])}
              heading="h3"
              isNarrow={isNarrow}
            />
          </section>
        )
      })}
    </div>
  )
}

function GroupHeading({ group, shown }: { readonly group: SearchGroup; readonly shown: number }) {
  const locale = useLocale()
  const texts = useTextsOf({ es: spanish, en: english })
  const isUnconfirmed = group.kind === 'unconfirmed'
  return (
    <div className="mb-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl font-bold">{isUnconfirmed ? texts.unconfirmed : group.name}</h2>
        {!isUnconfirmed && group.total > shown && (
          <Link
            to={paths.search(locale, { search: group.search })}
            className="inline-flex min-h-11 items-center font-semibold text-brand underline"
          >
            {texts.seeAll(group.total.toLocaleString('en-US'))}
          </Link>
        )}
      </div>
      {isUnconfirmed && <p className="max-w-prose text-muted">{texts.unconfirmedNote}</p>}
    </div>
  )
}
