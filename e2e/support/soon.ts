import { type APIRequestContext, expect } from '@playwright/test'

/** What was changed reaches the shop's pages a moment later: waits until the server sends a page that says so. */
export const soonSays = (request: APIRequestContext, path: string, words: string | RegExp): Promise<void> =>
  expect.poll(async () => textOf(await (await request.get(path)).text())).toMatch(asPattern(words))

/** Without the marks that stand between the words. */
const textOf = (html: string): string => html.replace(/<[^>]*>/g, '')

const asPattern = (words: string | RegExp): RegExp => (typeof words === 'string' ? new RegExp(RegExp.escape(words)) : words)
