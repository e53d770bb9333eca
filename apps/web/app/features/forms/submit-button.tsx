import { type ReactNode, useSyncExternalStore } from 'react'
import { useFormTexts } from './form-texts.ts'

type Props = { readonly isBusy: boolean; readonly look?: 'main' | 'plain' | 'danger'; readonly children: ReactNode }

const LOOKS = {
  main: 'bg-brand text-white hover:bg-brand-dark',
  plain: 'border border-brand bg-white text-brand hover:bg-brand-tint',
  danger: 'bg-bad text-white hover:brightness-90',
}

/** Waits until the page is awake: a form that is sent before would leave the page, and what was typed with it. */
export const SubmitButton = ({ isBusy, look = 'main', children }: Props) => {
  const { sending } = useFormTexts()
  const isAwake = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return (
    <button
      type="submit"
      disabled={!isAwake}
      aria-disabled={isBusy}
      className={`min-h-12 w-full rounded-lg px-6 font-bold aria-disabled:cursor-progress aria-disabled:opacity-80 sm:w-auto ${LOOKS[look]}`}
    >
      {isBusy ? sending : children}
    </button>
  )
}
