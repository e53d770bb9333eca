import type { ComponentProps } from 'react'

const LOOKS = {
  main: 'bg-brand text-white hover:bg-brand-dark',
  plain: 'border border-muted/60 bg-white hover:border-brand hover:text-brand',
  brand: 'border border-brand bg-white text-brand hover:bg-brand-tint',
  danger: 'bg-bad text-white hover:brightness-90',
  link: 'px-2! text-brand underline underline-offset-2',
} as const

export type ButtonLook = keyof typeof LOOKS

/** How a button looks, for links that lead somewhere instead of doing something. */
export const buttonLook = (look: ButtonLook): string =>
  `inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-lg px-4 font-semibold disabled:cursor-default disabled:opacity-60 aria-disabled:cursor-progress aria-disabled:opacity-70 ${LOOKS[look]}`

type Props = ComponentProps<'button'> & { readonly look?: ButtonLook; readonly isBusy?: boolean }

/** A busy button says so and takes no second press, yet keeps the focus. */
export const Button = ({ look = 'main', isBusy = false, className = '', onClick, type = 'button', ...rest }: Props) => (
  <button
    {...rest}
    type={type}
    aria-disabled={isBusy || rest['aria-disabled']}
    onClick={isBusy ? (event) => event.preventDefault() : onClick}
    className={`${buttonLook(look)} ${className}`}
  />
)
