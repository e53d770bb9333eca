import { previewArticleBody } from '@shop/contract/staff/news'
import { formatDay } from '@shop/domain/format-day'
import type { Locale } from '@shop/domain/locale'
import { momentTyped } from '@shop/domain/typed-moment'
import { ArticleView } from '@shop/ui/article-view'
import { Card } from '@shop/ui/card'
import { useState } from 'react'
import { useCall } from '../../kit/calls/use-call.ts'
import { pictureAddress } from '../../kit/pictures/picture-address.ts'
import { ChoiceButtons } from '../../kit/preview/choice-buttons.tsx'
import { PreviewFrame } from '../../kit/preview/preview-frame.tsx'
import type { TypedArticle } from './article-draft.ts'
import { useNewsTexts } from './news-texts.ts'
import { useSettled } from './use-settled.ts'

const WIDTHS = { phone: 412, computer: 1152 } as const
const TYPING_MS = 400

/** The article as its page draws it; of its body what the server would keep. */
export function ArticlePreview({ id, typed }: { readonly id: string; readonly typed: TypedArticle }) {
  const { preview, form } = useNewsTexts()
  const [locale, setLocale] = useState<Locale>('es')
  const [screen, setScreen] = useState<keyof typeof WIDTHS>('phone')
  const isEnglish = locale === 'en' && typed.titleEn !== ''
  const body = useSettled(isEnglish ? typed.bodyEn : typed.bodyEs, TYPING_MS)
  const { data } = useCall(previewArticleBody, { body: { body: body || undefined } })
  const moment = momentTyped(typed.publishedAt)
  const publishedAt = Number.isNaN(moment.getTime()) ? new Date() : moment
  return (
    <Card title={preview.title} note={preview.note}>
      <div className="mb-4 flex flex-wrap gap-3">
        <ChoiceButtons
          label={preview.language}
          choices={[
            { value: 'es', text: form.spanish },
            { value: 'en', text: form.english },
          ]}
          chosen={locale}
          onChoose={setLocale}
        />
        <ChoiceButtons
          label={preview.width}
          choices={[
            { value: 'phone', text: preview.phone },
            { value: 'computer', text: preview.computer },
          ]}
          chosen={screen}
          onChoose={setScreen}
        />
      </div>
      <PreviewFrame title={preview.frame} lang={isEnglish ? 'en' : 'es'} width={WIDTHS[screen]}>
        <ArticleView
          heading="h1"
          article={{
            id,
            title: (isEnglish ? typed.titleEn : typed.titleEs) || preview.titlePlaceholder,
            summary: (isEnglish ? typed.summaryEn : typed.summaryEs) || preview.summaryPlaceholder,
            body: data?.cuerpo ?? '',
            image: typed.image,
            publishedAt,
          }}
          day={formatDay(locale, publishedAt)}
          pictureOf={(width) => pictureAddress(typed.image, width)}
        />
      </PreviewFrame>
    </Card>
  )
}
