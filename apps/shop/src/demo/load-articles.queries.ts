import { safeHtml } from '@shop/api/modules/news/safe-html'
import { everyPartType } from '@shop/base-data/base-data'
import { articles } from '@shop/demo/content/editorial/articles'
import type { Client } from 'pg'

const OWN_LINE = 'popoye'

/** Oldest first, so that ids rise with time. */
export async function loadArticles(client: Client, pictureFor: (drawing: string, brand: string) => string): Promise<void> {
  for (const { slug, publishedDaysAgo, title, summary, body, drawing } of articles.toReversed())
    await client.query(
      `insert into articles (slug, title_es, title_en, summary_es, summary_en, body_es, body_en, image, published_at, status)
       values ($1, $2, $3, $4, $5, $6, $7, $8, now() - make_interval(days => $9), 'published')`,
      [
        slug,
        title.es,
        title.en,
        summary.es,
        summary.en,
        safeHtml(body.es),
        safeHtml(body.en),
        pictureFor(drawing, brandOf(drawing)),
        publishedDaysAgo,
      ],
    )
}

/** The shop's own line where it makes such a part; a picture exists only in the colours of who makes it. */
function brandOf(drawing: string): string {
  const makers = everyPartType.filter((type) => type.drawing === drawing).flatMap(({ brands }) => brands)
  return makers.includes(OWN_LINE) ? OWN_LINE : (makers[0] ?? OWN_LINE)
}
