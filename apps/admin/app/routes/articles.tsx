import { listStaffArticles } from '@shop/contract/staff/news'
import { articlePhase } from '@shop/contract/wire/catalogue/staff-article'
import { ARTICLE_PHASES } from '@shop/domain/staff-article'
import { Card } from '@shop/ui/card'
import { Link, useSearchParams } from 'react-router'
import { ArticleMark } from '../features/news/article-mark.tsx'
import { useNewsTexts } from '../features/news/news-texts.ts'
import { useCall } from '../kit/calls/use-call.ts'
import { LinkButton } from '../kit/link-button.tsx'
import { Moment } from '../kit/moment.tsx'
import { Screen } from '../kit/screen.tsx'
import { DataTable } from '../kit/table/data-table.tsx'
import { ViewLinks } from '../kit/view-links.tsx'
import { useTexts } from '../language.tsx'
import { screens } from '../screens.ts'

const PAGE_SIZE = 20

export function Articles() {
  const texts = useNewsTexts()
  const names = useTexts().screens
  const [parameters] = useSearchParams()
  const asked = parameters.get('estado')
  const phase = ARTICLE_PHASES.find((one) => articlePhase.encode(one) === asked)
  const page = Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1)
  const rows = useCall(listStaffArticles, { query: { page, limit: PAGE_SIZE, phase } })
  return (
    <Screen title={names.articles} lead={texts.lead}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ViewLinks
          label={texts.views}
          views={[
            { to: screens.articles.path, text: texts.all, isShown: phase === undefined },
            ...ARTICLE_PHASES.map((one) => ({
              to: `?estado=${articlePhase.encode(one)}`,
              text: texts.phases[one],
              isShown: one === phase,
            })),
          ]}
        />
        <LinkButton to={`${screens.articles.path}/nueva`}>{texts.create}</LinkButton>
      </div>
      <Card title={phase ? texts.phases[phase] : texts.all}>
        <DataTable
          caption={texts.table}
          rows={rows}
          keyOf={({ id }) => id}
          emptyText={texts.none}
          columns={[
            {
              name: 'title',
              title: texts.article,
              cell: ({ id, titleEs }) => (
                <Link
                  to={`${screens.articles.path}/${id}`}
                  className="inline-block min-h-6 font-semibold text-brand underline underline-offset-2"
                >
                  {titleEs}
                </Link>
              ),
            },
            { name: 'status', title: texts.status, cell: (one) => <ArticleMark phase={one.phase} /> },
            { name: 'date', title: texts.date, isSecondary: true, cell: ({ publishedAt }) => <Moment at={publishedAt} /> },
            {
              name: 'languages',
              title: texts.languages,
              isSecondary: true,
              cell: ({ hasEnglish }) => (hasEnglish ? texts.both : texts.spanishOnly),
            },
          ]}
        />
      </Card>
    </Screen>
  )
}
