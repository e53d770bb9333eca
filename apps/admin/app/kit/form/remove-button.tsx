import { Button } from '@shop/ui/button'
import { useState } from 'react'
import { useTexts } from '../../language.tsx'

type Props = { readonly label: string; readonly isBusy: boolean; readonly onRemove: () => void }

/** Asks once more on the spot: the second press removes, and looking elsewhere takes the question back. */
export function RemoveButton({ label, isBusy, onRemove }: Props) {
  const { sureToRemove } = useTexts()
  const [isAsked, setAsked] = useState(false)
  return (
    <Button
      look={isAsked ? 'danger' : 'plain'}
      isBusy={isBusy}
      onBlur={() => setAsked(false)}
      onClick={() => {
        if (isAsked) onRemove()
        setAsked(!isAsked)
      }}
    >
      <span aria-live="polite">{isAsked ? sureToRemove : label}</span>
    </Button>
  )
}
