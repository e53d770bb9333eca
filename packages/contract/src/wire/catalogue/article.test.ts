import type { Article, ArticleSummary } from '@shop/domain/article'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { article, articleSummary } from './article.ts'

const fields = {
  id: fc.string(),
  slug: fc.string(),
  title: fc.string(),
  summary: fc.string(),
  image: fc.option(fc.string(), { nil: undefined }),
  publishedAt: fc.date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2100-01-01') }),
}
const anySummary: fc.Arbitrary<ArticleSummary> = fc.record(fields)
const anyArticle: fc.Arbitrary<Article> = fc.record({ ...fields, body: fc.string() })

test('an article comes back from the wire as it left', () => {
  fc.assert(
    fc.property(anyArticle, (inside) => {
      const wire = JSON.parse(JSON.stringify(article.encode(inside)))
      expect(z.safeParse(article.schema, wire).success).toBe(true)
      expect(article.decode(wire)).toEqual(inside)
    }),
  )
})

test('a list shows it without its body', () => {
  fc.assert(
    fc.property(anySummary, (inside) => {
      const wire = JSON.parse(JSON.stringify(articleSummary.encode(inside)))
      expect(z.safeParse(articleSummary.schema, wire).success).toBe(true)
      expect(wire).not.toHaveProperty('cuerpo')
      expect(articleSummary.decode(wire)).toEqual(inside)
    }),
  )
})
