import { unpacked } from './page-data.ts'
import type { Problem } from './shown.ts'

/** What the server answers about a page to a browser that is in the shop already: where it is, or what its pieces are filled with. */
export type PageAnswer =
  | { readonly redirect: string }
  | { readonly data: readonly unknown[]; readonly problem?: Problem | undefined; readonly version: string }

/** Nothing where it is no answer of ours: the shop is closed, or a proxy speaks for it. Then the page as a whole tells more. */
export async function readAnswer(response: Response): Promise<PageAnswer | undefined> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return undefined
  const answer = unpacked(await response.text())
  return typeof answer === 'object' && answer !== null && ('redirect' in answer || 'data' in answer) ? (answer as PageAnswer) : undefined
}
