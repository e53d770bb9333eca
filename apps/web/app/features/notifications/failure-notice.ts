import { CallFailed } from '@shop/contract/client'
import { NoAnswer } from '@shop/contract/hosts'
import type { Locale } from '@shop/domain/locale'
import { notices as english } from '@shop/texts/en/notices'
import { notices as spanish } from '@shop/texts/es/notices'

type Notice = { readonly text: string; readonly box: HTMLElement; readonly retries: (() => void)[] }

let shown: Notice | undefined

/** Says what failed, always at the same place, until it was read. */
export const showFailure = async (error: unknown, locale: Locale, retry: () => void): Promise<void> => {
  const texts = locale === 'en' ? english : spanish
  const isReplaced = await isGone(error)
  const text = isReplaced ? texts.replaced : textOf(error, texts)
  const isSame = shown?.text === text && shown.box.isConnected
  if (isSame) return void shown?.retries.push(retry)

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
  const close = button('×', leave)
  close.ariaLabel = texts.close
  box.role = 'alert'
  box.append(paragraph(text), isReplaced ? button(texts.reload, () => location.reload()) : button(texts.retry, again), close)
  place(box)
  shown = { text, box, retries }
}

/** An answer brings the server's own words. */
const textOf = (error: unknown, texts: typeof spanish): string => {
  if (error instanceof CallFailed) return error.message
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

/** What lies outside an open dialog can be neither seen nor reached; inside it the notice takes room of its own. */
const place = (box: HTMLElement): void => {
  const dialog = document.querySelector('dialog[open]')
  const where = dialog ? 'sticky top-0 mb-3' : 'fixed inset-x-4 bottom-4 mx-auto max-w-lg'
  box.className = `${where} z-50 flex items-center gap-1 rounded-lg bg-ink p-2 pl-4 text-white shadow-xl`
  if (dialog) dialog.prepend(box)
  else document.body.append(box)
}

const paragraph = (text: string): HTMLElement => {
  const made = document.createElement('p')
  made.className = 'flex-1 text-sm'
  made.textContent = text
  return made
}

const button = (text: string, act: () => void): HTMLElement => {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'min-h-11 min-w-11 rounded-lg px-2 font-semibold text-accent hover:bg-white/20'
  made.textContent = text
  made.onclick = act
  return made
}
