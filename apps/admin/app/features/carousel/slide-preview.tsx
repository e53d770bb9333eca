import type { Locale } from '@shop/domain/locale'
import { home as english } from '@shop/texts/en/home'
import { home as spanish } from '@shop/texts/es/home'
import { Card } from '@shop/ui/card'
import { HeroSlide } from '@shop/ui/hero-slide'
import { useState } from 'react'
import { pictureAddress } from '../../kit/pictures/picture-address.ts'
import { ChoiceButtons } from '../../kit/preview/choice-buttons.tsx'
import { PreviewFrame } from '../../kit/preview/preview-frame.tsx'
import { useCarouselTexts } from './carousel-texts.ts'
import type { TypedSlide } from './slide-draft.ts'

const WIDTHS = { wide: 1152, narrow: 412 } as const
const SHOP_TEXTS = { es: spanish, en: english }

/** The slide as Home draws it, on a computer and on a phone at once. */
export function SlidePreview({ typed }: { readonly typed: TypedSlide }) {
  const { preview: texts } = useCarouselTexts()
  const [locale, setLocale] = useState<Locale>('es')
  const isEnglish = locale === 'en'
  const slide = {
    title: (isEnglish && typed.titleEn) || typed.titleEs || texts.titlePlaceholder,
    text: (isEnglish && typed.textEn) || typed.textEs || texts.textPlaceholder,
    link: typed.link,
    wideImage: typed.wideImage || 'default.png',
    narrowImage: typed.narrowImage || 'default.png',
  }
  return (
    <Card
      title={texts.title}
      aside={
        <ChoiceButtons
          label={texts.language}
          choices={[
            { value: 'es', text: texts.es },
            { value: 'en', text: texts.en },
          ]}
          chosen={locale}
          onChoose={setLocale}
        />
      }
    >
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        {(['wide', 'narrow'] as const).map((screen) => (
          <div key={screen}>
            <p className="mb-2 text-sm font-semibold text-muted">{texts[screen]}</p>
            <PreviewFrame title={texts[screen]} lang={locale} width={WIDTHS[screen]}>
              <div className="overflow-hidden rounded-2xl bg-brand-dark">
                <HeroSlide
                  slide={slide}
                  isFirst
                  action={SHOP_TEXTS[locale].seeSlide}
                  pictureOf={pictureAddress}
                  renderLink={(className, children) => (
                    <a href="#slide" className={className}>
                      {children}
                    </a>
                  )}
                />
              </div>
            </PreviewFrame>
          </div>
        ))}
      </div>
    </Card>
  )
}
