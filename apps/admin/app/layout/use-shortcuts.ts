import { useEffectEvent, useLayoutEffect } from 'react'

type Shortcuts = { readonly onJump: () => void; readonly onHelp: () => void; readonly canUseLetters: boolean }

/** Keys that work anywhere, unless a dialog has the floor. A bare character is never taken from somebody who types. */
export function useShortcuts({ onJump, onHelp, canUseLetters }: Shortcuts): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector('dialog[open]')) return
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault()
      onJump()
    } else if (event.key === '?' && canUseLetters && !isTyping(event.target)) onHelp()
  })
  // Before anything is painted: whoever sees the screen is heard.
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
