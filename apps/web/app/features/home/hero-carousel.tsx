import type { Slide } from '@shop/domain/front-page'
import { HeroSlide } from '@shop/ui/hero-slide'
import { Slider } from '@shop/ui/slider'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale, useTexts } from '../../texts.ts'

const EVERY_MS = 5_000

export function HeroCarousel({ slides }: { readonly slides: readonly Slide[] }) {
  const locale = useLocale()
  const { home } = useTexts()
  if (slides.length === 0) return null
  return (
    <div className="-mx-4 overflow-hidden bg-brand-dark max-[681px]:first:-mt-6 min-[681px]:mx-0 min-[681px]:rounded-2xl">
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
          <HeroSlide
            key={slide.wideImage}
            slide={slide}
            isFirst={i === 0}
            action={home.seeSlide}
            pictureOf={paths.picture}
            renderLink={(className, children) => (
              <Link to={paths.inShop(locale, slide.link)} className={className}>
                {children}
              </Link>
            )}
          />
        ))}
      </Slider>
    </div>
  )
}
