import { type APIRequestContext, expect } from '@playwright/test'

/** What was changed reaches the shop's pages a moment later: waits until the server sends a page that says so. */
export function soonSays(request: APIRequestContext, path: string, words: string | RegExp): Promise<void> {
  return expect.poll(async () => textOf(await (await request.get(path)).text())).toMatch(asPattern(words))
}

/** Without the marks that stand between the words. */
function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '')
}

function asPattern(words: string | RegExp): RegExp {
  return typeof words === 'string' ? new RegExp(RegExp.escape(words)) : words
}
