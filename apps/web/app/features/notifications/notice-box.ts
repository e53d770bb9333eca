/** A notice at the one place where notices are shown. What lies outside an open dialog can be neither seen nor reached; inside it the notice takes room of its own. */
export const placeNotice = (box: HTMLElement): void => {
  const dialog = document.querySelector('dialog[open]')
  const where = dialog ? 'sticky top-0 mb-3' : 'fixed inset-x-4 bottom-4 mx-auto max-w-lg'
  box.className = `${where} z-50 flex items-center gap-1 rounded-lg bg-ink p-2 pl-4 text-white shadow-xl`
  if (dialog) dialog.prepend(box)
  else document.body.append(box)
}

export const noticeText = (text: string): HTMLElement => {
  const made = document.createElement('p')
  made.className = 'flex-1 text-sm'
  made.textContent = text
  return made
}

export const noticeButton = (text: string, act: () => void): HTMLElement => {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'min-h-11 min-w-11 rounded-lg px-2 font-semibold text-accent hover:bg-white/20'
  made.textContent = text
  made.onclick = act
  return made
}
