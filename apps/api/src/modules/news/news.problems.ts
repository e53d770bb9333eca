import { Problem } from '../../problem.ts'

export class ArticleNotFound extends Problem {
  readonly status = 404
  readonly code = 'article_not_found'
}
