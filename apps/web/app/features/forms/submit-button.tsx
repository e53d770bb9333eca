import type { ReactNode } from 'react'
import { useIsAwake } from '../../browser/is-awake.ts'
import { useFormTexts } from './form-texts.ts'

type Props = {
  readonly isBusy: boolean
  /** Something else has to be settled first. */
  readonly isOff?: boolean
  readonly look?: 'main' | 'plain' | 'danger'
  readonly children: ReactNode
}

const LOOKS = {
  main: 'bg-brand text-white hover:bg-brand-dark',
  plain: 'border border-brand bg-white text-brand hover:bg-brand-tint',
  danger: 'bg-bad text-white hover:brightness-90',
}

/** Waits until the page is awake: a form that is sent before would leave the page, and what was typed with it. */
export const SubmitButton = ({ isBusy, isOff = false, look = 'main', children }: Props) => {
  const { sending } = useFormTexts()
  const isAwake = useIsAwake()
  return (
    <button
      type="submit"
      disabled={!isAwake || isOff}
      aria-disabled={isBusy}
      className={`min-h-12 w-full rounded-lg px-6 font-bold disabled:opacity-60 aria-disabled:cursor-progress aria-disabled:opacity-80 sm:w-auto ${LOOKS[look]}`}
    >
      {isBusy ? sending : children}
    </button>
  )
}
