import { showStaffArticle } from '@shop/contract/staff/news'
import { useParams } from 'react-router'
import { ArticleDesk } from '../features/news/article-desk.tsx'
import { useNewsTexts } from '../features/news/news-texts.ts'
import { BackLink } from '../kit/back-link.tsx'
import { useCall } from '../kit/calls/use-call.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Screen } from '../kit/screen.tsx'
import { screens } from '../screens.ts'

const NEW = 'nueva'

export function Article() {
  const texts = useNewsTexts()
  const { id = NEW } = useParams()
  const isNew = id === NEW
  const called = useCall(showStaffArticle, isNew ? undefined : { params: { id } })
  return (
    <Screen title={isNew ? texts.create : (called.data?.titleEs ?? texts.article)}>
      <BackLink to={screens.articles.path}>{texts.back}</BackLink>
      {isNew ? (
        <ArticleDesk key={NEW} read={undefined} />
      ) : (
        <Loaded of={called}>{(read) => <ArticleDesk key={read.id} read={read} />}</Loaded>
      )}
    </Screen>
  )
}
