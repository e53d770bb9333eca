import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useRouter } from './router-context.ts'
import type { Move } from './shown.ts'

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> &
  Move & {
    readonly to: string
    /** Fetched when the visitor points at it. */
    readonly prefetch?: 'intent'
    /** A page that has to come whole. */
    readonly reloadDocument?: boolean
  }

/** A plain link that does not load what the browser has already. */
export function Link({ to, replace, state, preventScrollReset, prefetch, reloadDocument, onClick, ...attributes }: LinkProps) {
  const { router } = useRouter()
  const point = () => router.pointAt(to)
  const leave = () => router.pointAt(undefined)
  const ahead = prefetch && { onPointerEnter: point, onTouchStart: point, onFocus: point, onPointerLeave: leave, onBlur: leave }
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (reloadDocument || attributes.download !== undefined || !isPlain(event, attributes.target)) return
    event.preventDefault()
    void router.navigate(to, { replace, state, preventScrollReset })
  }
  return <a {...attributes} {...ahead} href={to} onClick={follow} />
}

/** Not for another tab, a download, or whatever else the browser does itself. */
function isPlain(event: MouseEvent, target: string | undefined): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    (target === undefined || target === '_self') &&
    !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
  )
}
