import { formatDays } from '@shop/domain/format-day'
import type { Locale } from '@shop/domain/locale'
import type { Promotion } from '@shop/domain/promotion'
import { TRUNCATED_LENGTH, truncated } from '@shop/domain/truncate'
import type { ReactNode } from 'react'
import { TintedPicture } from './tinted-picture.tsx'

type Texts = {
  readonly seeParts: string
  readonly ofPromotion: (name: string) => string
  readonly percent: (percent: number) => string
  readonly off: string
  readonly validity: (from: string, to: string) => string
  readonly readAll: string
  readonly readLess: string
}
type Props = {
  readonly promotion: Omit<Promotion, 'status'>
  readonly locale: Locale
  readonly texts: Texts
  readonly heading: 'h2' | 'h3'
  readonly isEager?: boolean
  readonly pictureOf: (width: number) => string
  /** The link over the whole card; where it leads is for the page to say. */
  readonly renderLink: (className: string, children: ReactNode) => ReactNode
}

/** Lies down where there is room and stands up where there is not: a page of its own or a row of the home page. */
export function PromotionCard({ promotion, locale, texts, heading: Heading, isEager = false, pictureOf, renderLink }: Props) {
  return (
    <article className="group @container relative h-full overflow-hidden rounded-2xl bg-white wrap-anywhere shadow-card ring-1 ring-line hover:ring-brand">
      <div className="flex h-full flex-col @md:flex-row">
        <div className="relative shrink-0 @md:w-2/5">
          <TintedPicture
            name={promotion.image}
            addressOf={pictureOf}
            id={promotion.id}
            sizes="(min-width: 1024px) 225px, (min-width: 640px) 40vw, 100vw"
            isEager={isEager}
            className="aspect-[16/9] @md:aspect-auto @md:h-full"
          />
          <DiscountBadge percent={promotion.discountPercent} texts={texts} />
        </div>
        <div className="flex flex-1 flex-col gap-2 p-5">
          <Heading className="text-xl leading-snug font-extrabold tracking-tight text-balance">
            <FirstWordMarked text={promotion.name} />
          </Heading>
          <ShortDescription text={promotion.description} texts={texts} />
          <p className="text-sm font-medium text-balance text-muted">
            {texts.validity(...formatDays(locale, promotion.startsAt, promotion.endsAt))}
          </p>
          {renderLink(
            'mt-auto inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 after:absolute after:inset-0 group-hover:underline',
            <>
              {texts.seeParts}
              <span className="sr-only">{texts.ofPromotion(promotion.name)}</span>
              <span aria-hidden="true">&nbsp;→</span>
            </>,
          )}
        </div>
      </div>
    </article>
  )
}

/** A nut, as in the shop's name. */
function DiscountBadge({ percent, texts }: { readonly percent: number; readonly texts: Texts }) {
  return (
    <p className="absolute top-3 left-3 flex h-19 w-22 flex-col items-center justify-center bg-brand leading-none text-white [clip-path:polygon(25%_0,75%_0,100%_50%,75%_100%,25%_100%,0_50%)]">
      <span className="text-2xl font-extrabold tracking-tight">{texts.percent(percent)}</span>{' '}
      <span className="text-sm font-semibold">{texts.off}</span>
    </p>
  )
}

/** Colour only: to a screen reader the name stays in one piece. */
function FirstWordMarked({ text }: { readonly text: string }) {
  const [first = ''] = text.split(/\s/, 1)
  return (
    <>
      <span className="bg-accent box-decoration-clone px-1">{first}</span>
      {text.slice(first.length)}
    </>
  )
}

/** The rest of a long description unfolds, without scripts too. It lies above the link that covers the card. */
function ShortDescription({ text, texts }: { readonly text: string; readonly texts: Texts }) {
  const short = truncated(text, TRUNCATED_LENGTH.promotionDescription)
  if (short === text) return <p>{text}</p>
  return (
    <details className="group/text relative z-1 flex flex-col-reverse items-start">
      <summary className="cursor-pointer list-none rounded [&::-webkit-details-marker]:hidden">
        <span className="group-open/text:hidden">{short} </span>
        <span className="inline-block py-0.5 text-sm font-semibold text-brand underline underline-offset-2">
          <span className="group-open/text:hidden">{texts.readAll}</span>
          <span className="hidden group-open/text:inline">{texts.readLess}</span>
        </span>
      </summary>
      <p>{text}</p>
    </details>
  )
}
