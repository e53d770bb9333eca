import type { policyPages as spanish } from '../es/policy-pages.ts'
import { cookiesPage } from './cookies-page.ts'
import { privacyPage } from './privacy-page.ts'
import { warrantyPage } from './warranty-page.ts'

export const policyPages: typeof spanish = { privacy: privacyPage, warranty: warrantyPage, cookies: cookiesPage }
