import { Suspense, useState } from 'react'
import { Outlet } from 'react-router'
import { WaitingProvider } from '../common/waiting/waiting.tsx'
import { Bell } from '../features/bell/bell.tsx'
import { JumpBox } from '../features/jump/jump-box.tsx'
import { UnsavedGuard } from '../kit/form/unsaved.tsx'
import { OfficeMark } from '../kit/office-mark.tsx'
import { useTexts } from '../language.tsx'
import { KeyboardHelp } from './keyboard-help.tsx'
import { useLetterKeys } from './letter-keys.ts'
import { MenuDrawer } from './menu-drawer.tsx'
import { Navigation } from './navigation.tsx'
import { TopBar } from './top-bar.tsx'
import { useShortcuts } from './use-shortcuts.ts'

/** What surrounds every screen: menu on the left, tools on top, the screen in the middle. */
export function OfficeLayout() {
  const texts = useTexts()
  const [opened, setOpened] = useState<'menu' | 'jump' | 'help'>()
  const { canUseLetters, allow } = useLetterKeys()
  const close = () => setOpened(undefined)
  const open = { onMenu: () => setOpened('menu'), onJump: () => setOpened('jump'), onHelp: () => setOpened('help') }
  useShortcuts({ ...open, canUseLetters })
  return (
    <WaitingProvider>
      <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
        <a
          href="#content"
          className="absolute top-2 left-2 z-50 -translate-y-20 rounded-lg bg-white px-4 py-3 font-semibold text-brand shadow-xl focus:translate-y-0"
        >
          {texts.skipToContent}
        </a>
        <nav
          aria-label={texts.navigation}
          className="sticky top-0 hidden h-dvh flex-col gap-6 overflow-y-auto bg-brand-dark p-4 lg:flex print:hidden"
        >
          <p className="flex items-center gap-2 px-3 pt-2 text-xl font-extrabold tracking-tight text-white">
            <OfficeMark />
          </p>
          <Navigation />
        </nav>
        <div>
          <TopBar {...open} />
          <main id="content" tabIndex={-1} className="mx-auto max-w-6xl px-4 py-6 outline-none lg:px-8 lg:py-8">
            <Suspense fallback={<p role="status">{texts.loading}</p>}>
              <UnsavedGuard>
                <Outlet />
              </UnsavedGuard>
            </Suspense>
          </main>
        </div>
        {opened === 'menu' && <MenuDrawer onClose={close} />}
        {opened === 'jump' && <JumpBox onClose={close} />}
        {opened === 'help' && <KeyboardHelp canUseLetters={canUseLetters} onAllow={allow} onClose={close} />}
        <Bell />
      </div>
    </WaitingProvider>
  )
}
