import { useState } from 'react'

const KEPT_AS = 'admin-letter-keys'

/** Who dictates to the computer types characters without meaning to, and can turn such keys off. */
export function useLetterKeys() {
  const [canUseLetters, setCanUse] = useState(() => localStorage.getItem(KEPT_AS) !== 'off')
  const allow = (isAllowed: boolean) => {
    localStorage.setItem(KEPT_AS, isAllowed ? 'on' : 'off')
    setCanUse(isAllowed)
  }
  return { canUseLetters, allow }
}
