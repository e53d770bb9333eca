import { Modal } from '@shop/ui/dialog/modal'
import { CloseIcon } from '../kit/icons.tsx'
import { LanguageSwitch } from '../kit/language-switch.tsx'
import { useMember } from '../kit/session/session.tsx'
import { useTexts } from '../language.tsx'
import { Navigation } from './navigation.tsx'
import { SignOutButton } from './sign-out-button.tsx'

const ON_DARK = 'text-white hover:bg-white/10'

/** On a phone: the menu, and what the top bar has no room for. */
export function MenuDrawer({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts()
  const { name, role } = useMember()
  return (
    <Modal label={texts.menu} onClose={onClose} className="m-0 h-dvh max-h-none w-72 max-w-[85vw] bg-brand-dark! p-3 text-white!">
      <div className="flex min-h-full flex-col">
        <div className="mb-2 flex items-center justify-between pl-3">
          <p className="leading-tight">
            <span className="block font-semibold">{name}</span>
            <span className="block text-sm text-white/80">{texts.roles[role]}</span>
          </p>
          <button
            type="button"
            aria-label={texts.closeMenu}
            onClick={onClose}
            className={`grid size-11 cursor-pointer place-items-center rounded-lg ${ON_DARK}`}
          >
            <CloseIcon />
          </button>
        </div>
        <nav aria-label={texts.navigation}>
          <Navigation onGo={onClose} />
        </nav>
        <div className="mt-auto flex items-center justify-between pt-6">
          <SignOutButton className={ON_DARK} />
          <LanguageSwitch className={ON_DARK} />
        </div>
      </div>
    </Modal>
  )
}
