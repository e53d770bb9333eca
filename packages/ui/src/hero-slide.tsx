import type { Slide } from '@shop/domain/front-page'
import type { ReactNode } from 'react'

type Props = {
  readonly slide: Slide
  readonly isFirst: boolean
  /** What the button says; the whole slide is the link. */
  readonly action: string
  readonly pictureOf: (name: string, width: number) => string
  readonly renderLink: (className: string, children: ReactNode) => ReactNode
}

export function HeroSlide({ slide, isFirst, action, pictureOf, renderLink }: Props) {
  return (
    <div className="relative text-white">
      <HeroPicture slide={slide} isFirst={isFirst} pictureOf={pictureOf} />
      {/* The shade keeps white words readable over whatever picture the shop puts here. */}
      <div className="absolute inset-0 flex flex-col items-start bg-linear-to-b from-brand-dark/80 via-brand-dark/30 via-45% to-transparent to-60% p-5 min-[681px]:justify-center min-[681px]:bg-linear-to-r min-[681px]:px-12">
        <h3 className="max-w-[17ch] text-3xl leading-tight font-extrabold tracking-tight text-balance lg:text-4xl">
          {renderLink('after:absolute after:inset-0', slide.title)}
        </h3>
        <p className="mt-2 max-w-[30ch] leading-snug lg:text-lg">{slide.text}</p>
        <span
          aria-hidden="true"
          className="mt-3 inline-flex min-h-11 items-center rounded-lg bg-accent px-5 font-bold text-ink min-[681px]:mt-5"
        >
          {action}
        </span>
      </div>
    </div>
  )
}

type PictureProps = Pick<Props, 'slide' | 'isFirst' | 'pictureOf'>

const IS_WIDE = '(min-width: 681px)'

/** Only the picture for this width of screen is downloaded; those of later slides when they come near. */
function HeroPicture({ slide: { wideImage, narrowImage }, isFirst, pictureOf }: PictureProps) {
  const wide = {
    srcSet: `${pictureOf(wideImage, 828)} 828w, ${pictureOf(wideImage, 1200)} 1200w, ${pictureOf(wideImage, 1600)} 1600w`,
    sizes: '(min-width: 1152px) 1120px, 100vw',
  }
  const narrow = { srcSet: `${pictureOf(narrowImage, 540)} 540w, ${pictureOf(narrowImage, 828)} 828w`, sizes: '100vw' }
  return (
    <>
      {/* The largest thing of the first screen: it sets out before the scripts, which take every connection. */}
      {isFirst && <EarlyPicture {...wide} href={pictureOf(wideImage, 828)} media={IS_WIDE} />}
      {isFirst && <EarlyPicture {...narrow} href={pictureOf(narrowImage, 828)} media={`not all and ${IS_WIDE}`} />}
      <picture>
        <source media={IS_WIDE} {...wide} width={1600} height={560} />
        <img
          src={pictureOf(narrowImage, 828)}
          {...narrow}
          alt=""
          width={828}
          height={828}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding={isFirst ? 'sync' : 'async'}
          className="aspect-square max-h-[30rem] w-full object-cover object-bottom min-[681px]:aspect-[20/7] min-[681px]:min-h-72"
        />
      </picture>
    </>
  )
}

type EarlyProps = { readonly srcSet: string; readonly sizes: string; readonly href: string; readonly media: string }

function EarlyPicture({ srcSet, sizes, href, media }: EarlyProps) {
  return <link rel="preload" as="image" href={href} imageSrcSet={srcSet} imageSizes={sizes} media={media} fetchPriority="high" />
}
