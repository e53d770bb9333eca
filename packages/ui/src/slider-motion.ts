function prefersStillness() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
/** Half a pixel of rounding is not a card that is left. */
const ROUNDING = 4

/** One card on, or as many as are seen at once. After the last comes the first. */
export function move(track: HTMLElement, direction: 1 | -1, by: 'card' | 'page'): void {
  const [first, second] = track.children as unknown as readonly HTMLElement[]
  if (!first || !second) return
  const card = second.offsetLeft - first.offsetLeft
  const distance = by === 'card' ? card : Math.max(1, Math.floor(track.clientWidth / card)) * card
  const furthest = track.scrollWidth - track.clientWidth
  const isAtEnd = direction > 0 ? track.scrollLeft >= furthest - ROUNDING : track.scrollLeft <= ROUNDING
  const left = isAtEnd ? (direction > 0 ? 0 : furthest) : track.scrollLeft + direction * distance
  track.scrollTo({ left, behavior: prefersStillness() ? 'instant' : 'smooth' })
}

const SIGNS_OF_A_READER = ['pointerenter', 'pointerdown', 'touchstart', 'wheel', 'focusin', 'keydown'] as const

/** Moves by itself while it is seen, until somebody touches, points at or reaches it in any way: then never again. */
export function moveAlone(root: HTMLElement, track: HTMLElement, everyMs: number, onStop: () => void): () => void {
  let isSeen = false
  const observer = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? false
  })
  const timer = setInterval(() => isSeen && !document.hidden && move(track, 1, 'card'), everyMs)
  const end = () => {
    clearInterval(timer)
    observer.disconnect()
    for (const sign of SIGNS_OF_A_READER) root.removeEventListener(sign, stop)
  }
  const stop = () => {
    end()
    // A card on its way would arrive after the hand that stops it.
    track.scrollTo({ left: track.scrollLeft, behavior: 'instant' })
    onStop()
  }
  observer.observe(track)
  for (const sign of SIGNS_OF_A_READER) root.addEventListener(sign, stop, { passive: true })
  if (prefersStillness()) {
    end()
    onStop()
  }
  return end
}
