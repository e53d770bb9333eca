import type { ComponentProps } from 'react'

const LOOKS = {
  main: 'bg-brand text-white hover:bg-brand-dark',
  quiet: 'border border-line bg-white text-brand hover:border-brand',
  danger: 'bg-bad text-white hover:brightness-90',
} as const

type Props = ComponentProps<'button'> & { readonly look?: keyof typeof LOOKS; readonly isBusy?: boolean }

/** A busy button says so and takes no second press, yet keeps the focus. */
export const Button = ({ look = 'main', isBusy = false, className = '', onClick, type = 'button', ...rest }: Props) => (
  <button
    {...rest}
    type={type}
    aria-disabled={isBusy || undefined}
    onClick={isBusy ? (event) => event.preventDefault() : onClick}
    className={`inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-lg px-4 font-semibold aria-disabled:cursor-progress aria-disabled:opacity-70 ${LOOKS[look]} ${className}`}
  />
)
