import { buttonLook } from '@shop/ui/button-look'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale } from '../../texts.ts'
import { CartIcon } from './cart-icon.tsx'

type Props = {
  /** A heading where the page has no other. */
  readonly title: ReactNode
  readonly lead: string
  readonly action: string
  readonly onLeave?: () => void
  readonly className: string
}

export function EmptyCart({ title, lead, action, onLeave, className }: Props) {
  return (
    <div className={`flex flex-col items-center gap-2 text-center ${className}`}>
      <span className="mb-2 rounded-full bg-brand-tint p-6 text-brand">
        <CartIcon className="size-12" />
      </span>
      {title}
      <p className="text-balance text-muted">{lead}</p>
      <Link to={paths.products(useLocale())} onClick={onLeave} className={`${buttonLook('main')} mt-3 min-h-12`}>
        {action}
      </Link>
    </div>
  )
}
