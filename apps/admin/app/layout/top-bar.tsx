import { useId } from 'react'
import { Link } from 'react-router'
import { shopName } from '../facts.ts'
import { MenuIcon, SearchIcon } from '../kit/icons.tsx'
import { LanguageSwitch } from '../kit/language-switch.tsx'
import { useMember } from '../kit/session/session.tsx'
import { useTexts } from '../language.tsx'
import { screens } from '../screens.ts'
import { SignOutButton } from './sign-out-button.tsx'
import { WaitingTotal } from './waiting-mark.tsx'

type Props = { readonly onMenu: () => void; readonly onJump: () => void; readonly onHelp: () => void }

const ICON_BUTTON = 'grid size-11 cursor-pointer place-items-center rounded-lg hover:bg-ground'

export function TopBar({ onMenu, onJump, onHelp }: Props) {
  const texts = useTexts()
  const { name, role } = useMember()
  const waitingId = useId()
  return (
    <header className="sticky top-0 z-30 flex min-h-16 items-center gap-2 border-b border-line bg-white px-2 lg:px-8 print:hidden">
      <div className="relative lg:hidden">
        <button type="button" aria-label={texts.menu} aria-describedby={waitingId} onClick={onMenu} className={ICON_BUTTON}>
          <MenuIcon />
        </button>
        <WaitingTotal id={waitingId} />
      </div>
      <p className="font-extrabold tracking-tight text-brand-dark lg:hidden">{shopName}</p>
      <button
        type="button"
        onClick={onJump}
        aria-keyshortcuts="Control+K"
        className="ml-auto flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 text-muted hover:bg-ground lg:mr-auto lg:ml-0 lg:w-80 lg:border lg:border-line lg:bg-ground lg:hover:border-brand"
      >
        <SearchIcon />
        <span>{texts.jump.open}</span>
        <kbd className="ml-auto hidden rounded border border-line bg-white px-1.5 font-sans text-xs font-semibold lg:block">
          {texts.keys.control} K
        </kbd>
      </button>
      <div className="hidden items-center gap-1 lg:flex">
        <button type="button" aria-label={texts.keys.open} onClick={onHelp} className={`${ICON_BUTTON} text-lg font-bold text-brand`}>
          ?
        </button>
        <LanguageSwitch />
        <Link to={screens.access.path} className="rounded-lg px-3 py-1 text-right leading-tight hover:bg-ground">
          <span className="block text-sm font-semibold">{name}</span>
          <span className="block text-xs text-muted">{texts.roles[role]}</span>
        </Link>
        <SignOutButton className="text-brand hover:bg-brand-tint" />
      </div>
    </header>
  )
}
