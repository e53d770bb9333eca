import { changeArticle, createArticle, publishArticle, withdrawArticle } from '@shop/contract/staff/news'
import type { StaffArticle } from '@shop/domain/staff-article'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { screens } from '../../screens.ts'
import type { Failure } from '../calls/failure.ts'
import { useSend } from '../calls/use-send.ts'
import { useRuleTexts } from '../form/rule-texts.ts'
import { useUnsaved } from '../form/unsaved.tsx'
import { useNotices } from '../notices/notices.tsx'
import { draftOf, type TypedArticle } from './article-draft.ts'
import { useNewsTexts } from './news-texts.ts'

type Writes = {
  /** As the server has it, after the last write. */
  readonly article: StaffArticle | undefined
  readonly save: () => Promise<void>
  readonly publish: () => Promise<void>
  readonly withdraw: () => Promise<void>
  readonly isSending: boolean
  readonly failure: Failure | undefined
}

/** What is published is what was typed: it is saved first. */
export const useArticleWrites = (read: StaffArticle | undefined, typed: TypedArticle): Writes => {
  const { form } = useNewsTexts()
  const { say } = useNotices()
  const rules = useRuleTexts()
  const navigate = useNavigate()
  const [article, setArticle] = useState(read)
  const creating = useSend(createArticle)
  const changing = useSend(changeArticle)
  const publishing = useSend(publishArticle)
  const withdrawing = useSend(withdrawArticle)
  const [failure, setFailure] = useState<Failure>()
  const [kept, setKept] = useState(typed)
  const { forget } = useUnsaved(JSON.stringify(typed) !== JSON.stringify(kept))
  const keep = async (): Promise<StaffArticle | undefined> => {
    const draft = draftOf(typed)
    const { data, failure: refused } = article
      ? await changing.send({ params: { id: article.id }, body: { ...draft, version: article.version } })
      : await creating.send({ body: draft })
    setFailure(refused)
    if (!data) return undefined
    setArticle(data)
    setKept(typed)
    return data
  }
  /** A new one gets an address of its own, without losing the form. */
  const settle = (kept: StaffArticle, words: string) => {
    setArticle(kept)
    say(words)
    if (read) return
    forget()
    void navigate(`${screens.articles.path}/${kept.id}`, { replace: true })
  }
  const missing = () =>
    Object.fromEntries([
      ...(typed.summaryEs.trim() === '' ? [['resumen_es', rules.required]] : []),
      ...(typed.bodyEs === '' ? [['cuerpo_es', rules.required]] : []),
    ])
  const save = async () => {
    const kept = await keep()
    if (kept) settle(kept, form.saved)
  }
  const publish = async () => {
    const kept = await keep()
    // What only publishing needs is said along with the rest.
    if (!kept) return setFailure((refused) => refused && { ...refused, fields: { ...missing(), ...refused.fields } })
    const { data, failure: refused } = await publishing.send({ params: { id: kept.id }, body: { version: kept.version } })
    setFailure(refused)
    if (data) settle(data, data.phase === 'scheduled' ? form.scheduled : form.published)
  }
  const withdraw = async () => {
    if (!article) return
    const { data, failure: refused } = await withdrawing.send({ params: { id: article.id } })
    setFailure(refused)
    // A colleague's change in between is not taken for one of this form.
    const version = data?.version === article.version + 1 ? data.version : article.version
    if (data) settle({ ...data, version }, form.withdrawn)
  }
  return {
    article,
    save,
    publish,
    withdraw,
    isSending: [creating, changing, publishing, withdrawing].some((sender) => sender.isSending),
    failure,
  }
}
