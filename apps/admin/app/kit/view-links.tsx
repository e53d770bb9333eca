import { Link } from 'react-router'

type View = { readonly to: string; readonly text: string; readonly isShown: boolean }

/** Different looks at one list, each with its own address. */
export function ViewLinks({ label, views }: { readonly label: string; readonly views: readonly View[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {views.map(({ to, text, isShown }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isShown ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-white px-4 font-medium text-brand hover:border-brand aria-[current=page]:border-brand aria-[current=page]:bg-brand aria-[current=page]:text-white"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
