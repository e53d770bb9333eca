import { NavLink } from 'react-router'
import { useMember } from '../features/session/session.tsx'
import { useTexts } from '../language.tsx'
import { screens, screensOf } from '../screens.ts'

/** What a member's role may use, and nothing else; the landmark around it is its place's. */
export const Navigation = ({ onGo }: { readonly onGo?: () => void }) => {
  const texts = useTexts()
  const { role } = useMember()
  return (
    <ul className="space-y-1">
      {screensOf(role).map((name) => {
        const { path, icon: Icon } = screens[name]
        return (
          <li key={name}>
            <NavLink
              to={path}
              end={path === '/'}
              onClick={onGo}
              className="flex min-h-11 items-center gap-3 rounded-lg px-3 font-medium text-white/90 outline-offset-[-3px] outline-accent hover:bg-white/10 focus-visible:shadow-none focus-visible:outline-accent aria-[current=page]:bg-white aria-[current=page]:font-semibold aria-[current=page]:text-brand-dark"
            >
              <Icon />
              {texts.screens[name]}
            </NavLink>
          </li>
        )
      })}
    </ul>
  )
}
