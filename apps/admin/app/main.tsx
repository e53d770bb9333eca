import './app.css'
import { NoticeList } from '@shop/ui/notices/notice-list'
import { guardMarkup } from '@shop/ui/trusted-markup'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { InvitationDoor } from './features/invitation/invitation-door.tsx'
import { SessionProvider } from './kit/session/session.tsx'
import { SignedInOnly } from './kit/session/signed-in-only.tsx'
import { LanguageProvider } from './language.tsx'
import { createRouter } from './routes.tsx'

guardMarkup()
const router = createRouter()

createRoot(document.getElementById('office') as HTMLElement).render(
  <StrictMode>
    <LanguageProvider>
      <SessionProvider>
        <InvitationDoor>
          <SignedInOnly>
            <RouterProvider router={router} />
          </SignedInOnly>
        </InvitationDoor>
      </SessionProvider>
      <NoticeList />
    </LanguageProvider>
  </StrictMode>,
)
