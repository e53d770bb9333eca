import { Button } from '@shop/ui/button'
import type { ButtonLook } from '@shop/ui/button-look'
import { useFormTexts } from '@shop/ui/form/form-texts'
import type { ReactNode } from 'react'
import { useIsAwake } from '../browser/is-awake.ts'

type Props = {
  readonly isBusy: boolean
  /** Something else has to be settled first. */
  readonly isOff?: boolean
  readonly look?: ButtonLook
  readonly children: ReactNode
}

/** Waits until the page is awake: a form that is sent before would leave the page, and what was typed with it. */
export function SubmitButton({ isBusy, isOff = false, look, children }: Props) {
  const { sending } = useFormTexts()
  const isAwake = useIsAwake()
  return (
    <Button type="submit" look={look} isBusy={isBusy} disabled={!isAwake || isOff} className="min-h-12 w-full px-6! font-bold! sm:w-auto">
      {isBusy ? sending : children}
    </Button>
  )
}
