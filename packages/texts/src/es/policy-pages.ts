import type { PolicyPage } from '../policy-document.ts'
import { cookiesPage } from './cookies-page.ts'
import { privacyPage } from './privacy-page.ts'
import { warrantyPage } from './warranty-page.ts'

/** The long texts. Only loaders import them: they reach the browser as data of one page, not as code of all. */
export const policyPages = { privacy: privacyPage, warranty: warrantyPage, cookies: cookiesPage } satisfies Record<string, PolicyPage>
