/** What has to be said beside the page. */
export type Notice = {
  readonly text: string
  /** Its cause: of two notices with the same one, the newer says all there is to say. */
  readonly about?: string
  /** Read out at once; anything else waits until the reader pauses. */
  readonly isUrgent?: boolean
  /** Goes away by itself. */
  readonly isBrief?: boolean
  readonly actions?: readonly NoticeAction[]
  /** What leaves it, where a cross says too little. */
  readonly closeText?: string
}
type NoticeAction = { readonly name: string; readonly act: () => void }
export type ShownNotice = Notice & {
  readonly id: number
  readonly back: Element | null
  /** The dialog that was open when it was said. */
  readonly said: Element | null
}

const BRIEF_MS = 8_000
const listeners = new Set<() => void>()
let shown: readonly ShownNotice[] = []
let lastId = 0

function change(next: readonly ShownNotice[]): void {
  shown = next
  for (const tell of listeners) tell()
}

/** What is said already is not said twice; the newer one takes its place. */
export function notify(notice: Notice): void {
  lastId += 1
  const id = lastId
  const before = shown.find(({ text, about }) => text === notice.text || (about !== undefined && about === notice.about))
  const others = shown.filter((one) => one !== before)
  change([
    ...others,
    { ...notice, actions: together(before?.actions, notice.actions), id, back: before?.back ?? document.activeElement, said: openDialog() },
  ])
  if (notice.isBrief) setTimeout(() => dismiss(id), BRIEF_MS)
}

/** What failed together is tried again together. */
function together(before: readonly NoticeAction[] = [], now: readonly NoticeAction[] = []): readonly NoticeAction[] {
  return now.map(({ name, act }) => {
    const earlier = before.find((one) => one.name === name)
    const actBoth = () => {
      earlier?.act()
      act()
    }
    return { name, act: actBoth }
  })
}

/** Only what lies inside of it can be seen and reached. */
export function openDialog(): Element | null {
  return document.querySelector('dialog[open]')
}

/** A dialog was opened, or closed: what failed in it is over with it, what went well is still to be read. */
export function placeNotices(closed?: Element | null): void {
  if (shown.length > 0) change(shown.filter(({ said, isUrgent }) => !(closed && isUrgent && said === closed)))
}

export function dismiss(id: number): void {
  change(shown.filter((one) => one.id !== id))
}

export function shownNotices(): readonly ShownNotice[] {
  return shown
}
export function onNotices(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
