import type { ComponentProps } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'

/** A link is always ready. */
const STATES = 'disabled:cursor-default disabled:opacity-60 aria-disabled:cursor-progress aria-disabled:opacity-70'

type Props = ComponentProps<'button'> & { readonly look?: ButtonLook; readonly isBusy?: boolean }

/** A busy button says so and takes no second press, yet keeps the focus. */
export function Button({ look = 'main', isBusy = false, className = '', onClick, type = 'button', ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={`${buttonLook(look)} ${STATES} ${className}`}
    />
  )
}
