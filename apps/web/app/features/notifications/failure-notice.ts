import { CallFailed } from '@shop/contract/client'
import { NoAnswer } from '@shop/contract/hosts'
import type { Locale } from '@shop/domain/locale'
import { notices as english } from '@shop/texts/en/notices'
import { notices as spanish } from '@shop/texts/es/notices'
import { noticeButton, noticeText, placeNotice } from './notice-box.ts'

type Notice = { readonly text: string; readonly box: HTMLElement; readonly retries: (() => void)[] }

let shown: Notice | undefined

/** Says what failed, always at the same place, until it was read. */
export const showFailure = async (error: unknown, locale: Locale, retry: () => void): Promise<void> => {
  const texts = locale === 'en' ? english : spanish
  const isReplaced = await isGone(error)
  const text = isReplaced ? texts.replaced : textOf(error, texts)
  const isSame = shown?.text === text && shown.box.isConnected
  if (isSame && shown) {
    shown.retries.push(retry)
    // A dialog that was opened since hides what lies outside it.
    const dialog = document.querySelector('dialog[open]')
    if (dialog && !dialog.contains(shown.box)) placeNotice(shown.box)
    return
  }

  shown?.box.remove()
  const retries = [retry]
  const box = document.createElement('div')
  const back = document.activeElement
  const leave = () => {
    box.remove()
    if (back instanceof HTMLElement) back.focus()
  }
  // What failed together is said once and tried again together.
  const again = () => {
    leave()
    for (const one of retries) one()
  }
  const close = noticeButton('×', leave)
  close.ariaLabel = texts.close
  box.role = 'alert'
  box.append(noticeText(text), isReplaced ? noticeButton(texts.reload, () => location.reload()) : noticeButton(texts.retry, again), close)
  placeNotice(box)
  shown = { text, box, retries }
}

/** An answer brings the server's own words. */
const textOf = (error: unknown, texts: typeof spanish): string => {
  if (error instanceof CallFailed) return error.message
  if (!navigator.onLine) return texts.offline
  return error instanceof NoAnswer ? texts.noAnswer : texts.missing
}

/** Code that a newer shop has replaced is gone for good. Browsers that do not name the file are asked about this one. */
const isGone = async (error: unknown): Promise<boolean> => {
  if (error instanceof CallFailed || error instanceof NoAnswer) return false
  const file = /https?:\S+/.exec(String(error))?.[0] ?? import.meta.url
  return fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  )
}
