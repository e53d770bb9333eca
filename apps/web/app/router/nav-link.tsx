import { Link, type LinkProps } from './link.tsx'
import { useLocation } from './router-context.ts'

/** A link of a menu: it knows when the visitor is there, or below. */
export function NavLink({ end = false, ...props }: LinkProps & { readonly end?: boolean }) {
  const here = useLocation().pathname.toLowerCase().replace(/\/$/, '')
  const there = (props.to.split(/[?#]/)[0] ?? '').toLowerCase().replace(/\/$/, '')
  const isHere = here === there || (!end && here.startsWith(`${there}/`))
  return <Link {...props} aria-current={isHere ? 'page' : undefined} />
}
