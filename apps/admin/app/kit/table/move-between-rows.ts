import type { KeyboardEvent } from 'react'

const REACHABLE = 'a[href], button, input'

/** Up and down lead to the same control of the next row; everything else of the keyboard stays as it is. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const row = (event.target as HTMLElement).closest('tr')
  if (step === undefined || !row || event.target instanceof HTMLInputElement) return
  const place = [...row.querySelectorAll(REACHABLE)].indexOf(event.target as Element)
  for (let next = beside(row, step); next; next = beside(next, step)) {
    const controls = [...next.querySelectorAll<HTMLElement>(REACHABLE)]
    const control = controls[place] ?? controls.at(-1)
    if (!control) continue
    event.preventDefault()
    control.focus()
    return
  }
}

function beside(row: Element, step: number): Element | null {
  return step > 0 ? row.nextElementSibling : row.previousElementSibling
}
