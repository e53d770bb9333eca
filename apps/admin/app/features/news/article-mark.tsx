import type { ArticlePhase } from '@shop/domain/staff-article'
import { useNewsTexts } from './news-texts.ts'

const LOOKS: Record<ArticlePhase, string> = {
  published: 'bg-good/10 text-good',
  scheduled: 'bg-brand-tint text-brand',
  draft: 'bg-white text-muted ring-1 ring-line',
}

export function ArticleMark({ phase }: { readonly phase: ArticlePhase }) {
  return (
    <span className={`inline-block rounded-full whitespace-nowrap px-3 py-1 text-sm font-semibold ${LOOKS[phase]}`}>
      {useNewsTexts().phase[phase]}
    </span>
  )
}
