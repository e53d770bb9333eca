import { PATHS, pathTo } from '@shop/domain/site-paths'
import type { StaffArticle } from '@shop/domain/staff-article'
import { ARTICLE_ASPECT } from '@shop/domain/staff-article'
import { useState } from 'react'
import { shopAddress } from '../../facts.ts'
import { Button } from '../form/button.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { RequiredNote } from '../form/required.tsx'
import { Panel } from '../panel.tsx'
import { PictureChoice } from '../pictures/picture-choice.tsx'
import { TextLink } from '../text-link.tsx'
import { newArticle, typedArticle } from './article-draft.ts'
import { EnglishFields, PublicationFields, SpanishFields } from './article-fields.tsx'
import { ArticleMark } from './article-mark.tsx'
import { ArticlePreview } from './article-preview.tsx'
import { useNewsTexts } from './news-texts.ts'
import { useArticleWrites } from './use-article-writes.ts'
import { WithdrawButton } from './withdraw-button.tsx'

/** One piece of news: what it says in both languages, how it looks, and whether it is out. */
export const ArticleDesk = ({ read }: { readonly read: StaffArticle | undefined }) => {
  const texts = useNewsTexts()
  const { form } = texts
  const [typed, setTyped] = useState(() => (read ? typedArticle(read) : newArticle(new Date())))
  const { article, save, publish, withdraw, isSending, failure } = useArticleWrites(read, typed)
  const isPublic = article !== undefined && article.phase !== 'draft'
  const fields = { typed, failure, onChange: setTyped }
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
      <Panel title={form.title}>
        <div className="space-y-4">
          <FormFailure failure={failure} />
          <RequiredNote />
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <SpanishFields {...fields} />
            <EnglishFields {...fields} />
          </div>
          <PublicationFields {...fields} isPublic={isPublic} />
          <PictureChoice
            name="imagen"
            label={form.picture}
            aspect={ARTICLE_ASPECT}
            chosen={typed.image}
            failure={failure}
            onChoose={(image) => setTyped((last) => ({ ...last, image }))}
          />
          <div className="flex flex-wrap gap-2">
            {isPublic ? (
              <>
                <Button isBusy={isSending} onClick={save}>
                  {form.save}
                </Button>
                <WithdrawButton isBusy={isSending} onWithdraw={withdraw} />
              </>
            ) : (
              <>
                <Button isBusy={isSending} onClick={publish}>
                  {form.publish}
                </Button>
                <Button look="quiet" isBusy={isSending} onClick={save}>
                  {form.saveDraft}
                </Button>
              </>
            )}
          </div>
        </div>
      </Panel>
      <ArticlePreview id={article?.id ?? '0'} typed={typed} />
    </div>
  )
}
