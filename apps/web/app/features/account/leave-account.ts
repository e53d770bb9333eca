import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { closeSession, hasSession } from '../../browser/session.ts'
import { paths } from '../../paths.ts'
import { useLocale } from '../../texts.ts'
import { callAccount } from './call-account.ts'

/** Token, user and shipping info go, and the visitor goes Home. The server is told, but not waited for. */
export const useLeaveAccount = () => {
  const locale = useLocale()
  const navigate = useNavigate()
  return useCallback(async () => {
    const told = hasSession() ? callAccount(locale).then((calls) => calls.logout()) : Promise.resolve()
    told.catch((error: unknown) => console.warn(error))
    // First away, then closed: a page for customers would send to Login whoever is none any more.
    await navigate(paths.home(locale))
    closeSession()
  }, [locale, navigate])
}
