import type { Promotion } from '@shop/domain/promotion'
import { TRUNCATED_LENGTH, truncated } from '@shop/domain/truncate'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useLocale, useTexts } from '../texts.ts'
import { formatDays } from './format-day.ts'
import { TintedPicture } from './tinted-picture.tsx'

type Props = { readonly promotion: Promotion; readonly heading: 'h2' | 'h3'; readonly isEager?: boolean }

/** Lies down where there is room and stands up where there is not: a page of its own or a row of the home page. */
export const PromotionCard = ({ promotion, heading: Heading, isEager = false }: Props) => {
  const locale = useLocale()
  const { news } = useTexts()
  return (
    <article className="group @container relative h-full overflow-hidden rounded-2xl bg-white shadow-card ring-1 ring-line hover:ring-brand">
      <div className="flex h-full flex-col @md:flex-row">
        <div className="relative shrink-0 @md:w-2/5">
          <TintedPicture
            name={promotion.image}
            id={promotion.id}
            sizes="(min-width: 1024px) 225px, (min-width: 640px) 40vw, 100vw"
            isEager={isEager}
            className="aspect-[16/9] @md:aspect-auto @md:h-full"
          />
          <DiscountBadge percent={promotion.discountPercent} />
        </div>
        <div className="flex flex-1 flex-col gap-2 p-5">
          <Heading className="text-xl leading-snug font-extrabold tracking-tight text-balance">
            <FirstWordMarked text={promotion.name} />
          </Heading>
          <ShortDescription text={promotion.description} />
          <p className="text-sm font-medium text-balance text-muted">
            {news.validity(...formatDays(locale, promotion.startsAt, promotion.endsAt))}
          </p>
          <Link
            to={paths.productList(locale, 'promocion')}
            className="mt-auto inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {news.seeParts}
            <span className="sr-only">{news.ofPromotion(promotion.name)}</span>
            <span aria-hidden="true">&nbsp;→</span>
          </Link>
        </div>
      </div>
    </article>
  )
}

/** A nut, as in the shop's name. */
const DiscountBadge = ({ percent }: { readonly percent: number }) => {
  const { news } = useTexts()
  return (
    <p className="absolute top-3 left-3 flex h-19 w-22 flex-col items-center justify-center bg-brand leading-none text-white [clip-path:polygon(25%_0,75%_0,100%_50%,75%_100%,25%_100%,0_50%)]">
      <span className="text-2xl font-extrabold tracking-tight">{news.percent(percent)}</span>{' '}
      <span className="text-sm font-semibold">{news.off}</span>
    </p>
  )
}

/** Colour only: to a screen reader the name stays in one piece. */
const FirstWordMarked = ({ text }: { readonly text: string }) => {
  const [first = ''] = text.split(/\s/, 1)
  return (
    <>
      <span className="bg-accent box-decoration-clone px-1">{first}</span>
      {text.slice(first.length)}
    </>
  )
}

/** The rest of a long description unfolds, without scripts too. It lies above the link that covers the card. */
const ShortDescription = ({ text }: { readonly text: string }) => {
  const { news } = useTexts()
  const short = truncated(text, TRUNCATED_LENGTH.promotionDescription)
  if (short === text) return <p>{text}</p>
  return (
    <details className="group/text relative z-1 flex flex-col-reverse items-start">
      <summary className="cursor-pointer list-none rounded [&::-webkit-details-marker]:hidden">
        <span className="group-open/text:hidden">{short} </span>
        <span className="inline-block py-0.5 text-sm font-semibold text-brand underline underline-offset-2">
          <span className="group-open/text:hidden">{news.readAll}</span>
          <span className="hidden group-open/text:inline">{news.readLess}</span>
        </span>
      </summary>
      <p>{text}</p>
    </details>
  )
}
