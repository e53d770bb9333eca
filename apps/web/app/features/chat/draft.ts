import { keptChat } from './kept-chat.ts'

export const MESSAGE_FIELD = 'chat-message'

export function draft(text: string): void {
  keptChat.keepTyped({ draft: text })
}

/** Words that did not get through go back to where they were typed, beside what stands there by now. */
export function putBack(text: string): void {
  draft([text, keptChat.read().draft].filter(Boolean).join('\n'))
  writeOn(text.length)
}

/** Leads to the field, to go on typing at that place. */
export function writeOn(at: number): void {
  const field = document.getElementById(MESSAGE_FIELD)
  if (!(field instanceof HTMLTextAreaElement)) return
  field.focus()
  // The words come with the next drawing.
  requestAnimationFrame(() => field.setSelectionRange(at, at))
}
