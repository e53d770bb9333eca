import './app.css'
import { replaceMissingPictures } from '@shop/ui/missing-picture'
import { NoticeList } from '@shop/ui/notices/notice-list'
import { guardMarkup } from '@shop/ui/trusted-markup'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { SessionProvider } from './kit/session/session.tsx'
import { SignedInOnly } from './kit/session/signed-in-only.tsx'
import { takePermit } from './kit/session/take-permit.ts'
import { LanguageProvider } from './language.tsx'
import { MailedLinkDoor } from './layout/mailed-link-door.tsx'
import { createRouter } from './routes.tsx'

guardMarkup(window)
replaceMissingPictures(window)
// Before the router reads the address.
const permit = takePermit()
const router = createRouter()

createRoot(document.getElementById('office') as HTMLElement).render(
  <StrictMode>
    <LanguageProvider>
      <SessionProvider>
        <MailedLinkDoor>
          <SignedInOnly permit={permit}>
            <RouterProvider router={router} />
          </SignedInOnly>
        </MailedLinkDoor>
      </SessionProvider>
      <NoticeList />
    </LanguageProvider>
  </StrictMode>,
)
