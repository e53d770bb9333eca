import { Link } from '../../router/link.tsx'
import { useTexts } from '../../texts.ts'

export function SectionTitle({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <h2 id={id} className="text-xl font-extrabold tracking-tight uppercase sm:text-2xl">
      {children}
    </h2>
  )
}

/** "See all" for the eye; where it leads for those who hear the links one by one. */
export function SeeAll({ to, what }: { readonly to: string; readonly what: string }) {
  const { home } = useTexts()
  return (
    <Link
      to={to}
      aria-label={home.seeAll(what)}
      className="inline-flex min-h-11 items-center rounded-lg sm:px-2 font-semibold text-brand underline underline-offset-4 hover:text-brand-dark"
    >
      {home.seeAllShort}
    </Link>
  )
}
