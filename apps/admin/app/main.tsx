import './app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { InvitationDoor } from './features/invitation/invitation-door.tsx'
import { NoticesProvider } from './features/notices/notices.tsx'
import { SessionProvider } from './features/session/session.tsx'
import { SignedInOnly } from './features/session/signed-in-only.tsx'
import { LanguageProvider } from './language.tsx'
import { createRouter } from './routes.tsx'

const router = createRouter()

createRoot(document.getElementById('office') as HTMLElement).render(
  <StrictMode>
    <LanguageProvider>
      <NoticesProvider>
        <SessionProvider>
          <InvitationDoor>
            <SignedInOnly>
              <RouterProvider router={router} />
            </SignedInOnly>
          </InvitationDoor>
        </SessionProvider>
      </NoticesProvider>
    </LanguageProvider>
  </StrictMode>,
)
