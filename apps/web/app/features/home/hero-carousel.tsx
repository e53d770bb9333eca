import type { Slide } from '@shop/domain/front-page'
import { Slider } from '@shop/ui/slider'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useLocale, useTexts } from '../../texts.ts'

const EVERY_MS = 5_000

export const HeroCarousel = ({ slides }: { readonly slides: readonly Slide[] }) => {
  const { home } = useTexts()
  if (slides.length === 0) return null
  return (
    <div className="-mx-4 -mt-6 overflow-hidden bg-brand-dark min-[681px]:mx-0 min-[681px]:mt-0 min-[681px]:rounded-2xl">
      <Slider
        titleId="carousel"
        title={
          <h2 id="carousel" className="sr-only">
            {home.carousel}
          </h2>
        }
        everyMs={EVERY_MS}
        labels={home.slider}
        kind="banner"
        cardClassName="w-full"
      >
        {slides.map((slide, i) => (
          <HeroSlide key={slide.wideImage} slide={slide} isFirst={i === 0} />
        ))}
      </Slider>
    </div>
  )
}

const HeroSlide = ({ slide, isFirst }: { readonly slide: Slide; readonly isFirst: boolean }) => {
  const locale = useLocale()
  const { home } = useTexts()
  return (
    <div className="relative text-white">
      <HeroPicture slide={slide} isFirst={isFirst} />
      {/* The shade keeps white words readable over whatever picture the shop puts here. */}
      <div className="absolute inset-0 flex flex-col items-start bg-linear-to-b from-brand-dark/80 via-brand-dark/30 via-45% to-transparent to-60% p-5 min-[681px]:justify-center min-[681px]:bg-linear-to-r min-[681px]:px-12">
        <h3 className="max-w-[17ch] text-3xl leading-tight font-extrabold tracking-tight text-balance lg:text-4xl">
          <Link to={paths.inShop(locale, slide.link)} className="after:absolute after:inset-0">
            {slide.title}
          </Link>
        </h3>
        <p className="mt-2 max-w-[30ch] leading-snug lg:text-lg">{slide.text}</p>
        <span
          aria-hidden="true"
          className="mt-3 inline-flex min-h-11 items-center rounded-lg bg-accent px-5 font-bold text-ink min-[681px]:mt-5"
        >
          {home.seeSlide}
        </span>
      </div>
    </div>
  )
}

/** Only the picture for this width of screen is downloaded; those of later slides when they come near. */
const HeroPicture = ({ slide: { wideImage, narrowImage }, isFirst }: { readonly slide: Slide; readonly isFirst: boolean }) => (
  <picture>
    <source
      media="(min-width: 681px)"
      srcSet={`${paths.picture(wideImage, 828)} 828w, ${paths.picture(wideImage, 1200)} 1200w, ${paths.picture(wideImage, 1600)} 1600w`}
      sizes="(min-width: 1152px) 1120px, 100vw"
      width={1600}
      height={560}
    />
    <img
      src={paths.picture(narrowImage, 828)}
      srcSet={`${paths.picture(narrowImage, 540)} 540w, ${paths.picture(narrowImage, 828)} 828w`}
      sizes="100vw"
      alt=""
      width={828}
      height={828}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding={isFirst ? 'auto' : 'async'}
      className="aspect-square max-h-[30rem] w-full object-cover object-bottom min-[681px]:aspect-[20/7] min-[681px]:min-h-72"
    />
  </picture>
)
