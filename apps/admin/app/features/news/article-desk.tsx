import { PATHS, pathTo } from '@shop/domain/site-paths'
import type { StaffArticle } from '@shop/domain/staff-article'
import { ARTICLE_ASPECT } from '@shop/domain/staff-article'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { shopAddress } from '../../facts.ts'
import { FailureNote } from '../../kit/calls/failure-note.tsx'
import { PictureChoice } from '../../kit/pictures/picture-choice.tsx'
import { TextLink } from '../../kit/text-link.tsx'
import { EnglishFields, PublicationFields, SpanishFields } from './article-fields.tsx'
import { ArticleMark } from './article-mark.tsx'
import { ArticlePreview } from './article-preview.tsx'
import { useNewsTexts } from './news-texts.ts'
import { useArticleForm } from './use-article-form.ts'
import { WithdrawButton } from './withdraw-button.tsx'

/** One piece of news: what it says in both languages, how it looks, and whether it is out. */
export function ArticleDesk({ read }: { readonly read: StaffArticle | undefined }) {
  const texts = useNewsTexts()
  const { article, form, save, publish, withdraw, failure, isBusy } = useArticleForm(read)
  const isPublic = article !== undefined && article.phase !== 'draft'
  return (
    <div className="space-y-6">
      {article && (
        <div className="flex flex-wrap items-center gap-4">
          <ArticleMark phase={article.phase} />
          {article.phase === 'published' && (
            <TextLink href={shopAddress(pathTo(PATHS.article, 'es', article.slug))} target="_blank" rel="noreferrer">
              {texts.seeInShop}
            </TextLink>
          )}
        </div>
      )}
      <Card title={texts.form.title}>
        <form {...form.formProps} className="space-y-4">
          <ErrorSummary of={form} />
          <FailureNote failure={failure} />
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <SpanishFields form={form} />
            <EnglishFields form={form} />
          </div>
          <PublicationFields form={form} isPublic={isPublic} />
          <PictureChoice
            field={form.at('image')}
            label={texts.form.picture}
            aspect={ARTICLE_ASPECT}
            isOptional
            chosen={form.values.image}
            onChoose={(image) => form.change({ image })}
          />
          {/* No button is the form's own: Enter in a field would publish. */}
          <div className="flex flex-wrap gap-2">
            {isPublic ? (
              <>
                <Button isBusy={isBusy} onClick={save}>
                  {texts.form.save}
                </Button>
                <WithdrawButton isBusy={isBusy} onWithdraw={withdraw} />
              </>
            ) : (
              <>
                <Button isBusy={isBusy} onClick={publish}>
                  {texts.form.publish}
                </Button>
                <Button look="plain" isBusy={isBusy} onClick={save}>
                  {texts.form.saveDraft}
                </Button>
              </>
            )}
          </div>
        </form>
      </Card>
      <ArticlePreview id={article?.id ?? '0'} typed={form.values} />
    </div>
  )
}
