import { RENDERING_HEADER } from '@shop/api/http/own-pages'
import { newPagesPass } from '@shop/api/secrets/pages-pass'
import { overHttp, type Transport } from '@shop/contract/client'

/** Somebody waits for the page, so a host that hangs is given up early. */
export const PAGE_PATIENCE_MS = 4_000

/** Carries the pages' own calls to an API on another machine, signed: they are no visitor's, and pages of a closed shop are drawn for whoever its page server lets in. */
export function overNetwork(pagesKey: string): Transport {
  const send = overHttp(PAGE_PATIENCE_MS)
  return (request) => send({ ...request, headers: { ...request.headers, ...signedByPages(pagesKey) } })
}

/** That a web server of ours asks. The key itself stays here. */
export function signedByPages(pagesKey: string): Record<string, string> {
  return { [RENDERING_HEADER]: newPagesPass(pagesKey) }
}
