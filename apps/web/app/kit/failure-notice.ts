import { CallFailed } from '@shop/contract/client'
import { NoAnswer } from '@shop/contract/hosts'
import type { Locale } from '@shop/domain/locale'
import { notices as english } from '@shop/texts/en/notices'
import { notices as spanish } from '@shop/texts/es/notices'
import { notify } from '@shop/ui/notices/notices'
import { drawNotices } from './notice-place.tsx'

/** Says what failed, always at the same place, until it was read. */
export async function showFailure(error: unknown, locale: Locale, retry: () => void): Promise<void> {
  const texts = locale === 'en' ? english : spanish
  const isReplaced = await isGone(error)
  drawNotices(locale)
  notify({
    text: isReplaced ? texts.replaced : textOf(error, texts),
    isUrgent: true,
    ...(error instanceof NoAnswer ? { about: 'connection' } : {}),
    actions: [isReplaced ? { name: texts.reload, act: () => location.reload() } : { name: texts.retry, act: retry }],
  })
}

/** An answer brings the server's own words. */
function textOf(error: unknown, texts: typeof spanish): string {
  if (error instanceof CallFailed) return error.message
  if (!navigator.onLine) return texts.offline
  return error instanceof NoAnswer ? texts.noAnswer : texts.missing
}

/** Code that a newer shop has replaced is gone for good. Browsers that do not name the file are asked about this one. */
async function isGone(error: unknown): Promise<boolean> {
  if (error instanceof CallFailed || error instanceof NoAnswer) return false
  const file = /https?:\S+/.exec(String(error))?.[0] ?? import.meta.url
  return fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  )
}
