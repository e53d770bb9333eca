import { changeArticle, createArticle, publishArticle, withdrawArticle } from '@shop/contract/staff/news'
import type { ArticleDraft, StaffArticle } from '@shop/domain/staff-article'
import { rulesOf } from '@shop/ui/form/rules'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Failure } from '../../kit/calls/failure.ts'
import { useSend } from '../../kit/calls/use-send.ts'
import { useWrite } from '../../kit/calls/use-write.ts'
import { useUnsaved } from '../../kit/form/unsaved.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { useNotices } from '../../kit/use-notices.ts'
import { screens } from '../../screens.ts'
import { neededToPublish, newArticle, typedArticle } from './article-draft.ts'
import { useNewsTexts } from './news-texts.ts'

/** Saves, publishes and withdraws. What is published is what was typed: it is saved first. */
export function useArticleForm(read: StaffArticle | undefined) {
  const { form: texts } = useNewsTexts()
  const { say } = useNotices()
  const navigate = useNavigate()
  const create = useWrite(createArticle)
  const change = useWrite(changeArticle)
  const publish = useWrite(publishArticle)
  const withdrawing = useSend(withdrawArticle)
  /** As the server has it, after the last write. */
  const [article, setArticle] = useState(read)
  const [kept, setKept] = useState(() => (read ? typedArticle(read) : newArticle(new Date())))
  const [failure, setFailure] = useState<Failure>()
  const isPublishing = useRef(false)
  const form = useForm({
    id: 'article',
    initial: kept,
    rules: rulesOf(createArticle),
    // A draft may lack what nobody reads yet.
    also: (typed) => (isPublishing.current ? neededToPublish(typed) : {}),
    send: async (typed, body) => {
      const saved = await save(body)
      setArticle(saved)
      setKept(typed)
      if (!isPublishing.current) return settle(saved, texts.saved)
      const out = await publish({ params: { id: saved.id }, body: { version: saved.version } })
      settle(out, out.phase === 'scheduled' ? texts.scheduled : texts.published)
    },
  })
  const { forget } = useUnsaved(form.isChanged)
  const save = (body: ArticleDraft): Promise<StaffArticle> =>
    article ? change({ params: { id: article.id }, body: { ...body, version: article.version } }) : create({ body })
  /** A new one gets an address of its own, without losing the form. */
  const settle = (written: StaffArticle, words: string) => {
    setArticle(written)
    say(words)
    if (read) return
    forget()
    void navigate(`${screens.articles.path}/${written.id}`, { replace: true })
  }
  const submit = (publishes: boolean) => () => {
    setFailure(undefined)
    isPublishing.current = publishes
    void form.submit()
  }
  const withdraw = async () => {
    if (!article) return
    const { data, failure: refused } = await withdrawing.send({ params: { id: article.id } })
    setFailure(refused)
    // A colleague's change in between is not taken for one of this form.
    const version = data?.version === article.version + 1 ? data.version : article.version
    if (data) settle({ ...data, version }, texts.withdrawn)
  }
  return { article, form, save: submit(false), publish: submit(true), withdraw, failure, isBusy: form.isBusy || withdrawing.isSending }
}

export type ArticleForm = ReturnType<typeof useArticleForm>['form']
