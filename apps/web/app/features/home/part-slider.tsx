import { StarIcon } from '@shop/ui/icons'
import { Slider } from '@shop/ui/slider'
import type { PartOnCard } from '../../common/part/on-card.ts'
import { PartCard } from '../../common/part/part-card.tsx'
import { useFits } from '../../common/part/use-fits.ts'
import { paths } from '../../paths.ts'
import { useLocale, useTexts } from '../../texts.ts'
import { SectionTitle, SeeAll } from './section-title.tsx'

const EVERY_MS = 3_000

type Props = {
  readonly id: string
  readonly title: string
  readonly list: string
  readonly parts: readonly PartOnCard[]
  readonly isPremium?: boolean
}

export function PartSlider({ id, title, list, parts, isPremium = false }: Props) {
  const locale = useLocale()
  const { home } = useTexts()
  const fits = useFits(parts)
  if (parts.length === 0) return null
  return (
    <Slider
      titleId={id}
      title={
        <>
          <SectionTitle id={id}>{title}</SectionTitle>
          {isPremium && <PremiumMark />}
        </>
      }
      more={<SeeAll to={paths.productList(locale, list)} what={title} />}
      everyMs={EVERY_MS}
      labels={home.slider}
      kind="row"
      cardClassName="w-[44%] sm:w-[30%] lg:w-[22.5%]"
    >
      {parts.map((part) => (
        <PartCard key={part.id} part={part} heading="h3" fit={fits?.get(part.id)} />
      ))}
    </Slider>
  )
}

/** Stars are read as ratings by habit, so the words say what these are. */
function PremiumMark() {
  const { home } = useTexts()
  return (
    <p className="inline-flex items-center gap-1.5 rounded-full bg-ink px-3 py-1 text-sm font-semibold text-white">
      <span className="flex text-accent">
        <StarIcon />
        <StarIcon />
        <StarIcon />
      </span>
      <span aria-hidden="true">{home.premiumLine}</span>
      <span className="sr-only">{home.premiumMeaning}</span>
    </p>
  )
}
