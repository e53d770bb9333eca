import type { Call } from '@shop/contract/client'
import { getStaffMe } from '@shop/contract/staff/access'
import type { StaffMember } from '@shop/domain/staff'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { useLanguage } from '../../language.tsx'
import { callApi, isFactorMissing, isSignedOut } from '../calls/call-api.ts'

/** `expired` still knows whose session it was, so that the same person goes on where it ended. */
type Standing =
  | { readonly kind: 'asking' }
  | { readonly kind: 'silent' }
  | { readonly kind: 'out' }
  | { readonly kind: 'in' | 'expired'; readonly member: StaffMember }

type Session = {
  readonly standing: Standing
  /** Rises with every sign-in in this tab. */
  readonly signIns: number
  readonly api: (signal?: AbortSignal) => Call
  readonly enter: (member: StaffMember) => void
  /** The member changed in a way that does not end the session. */
  readonly update: (member: StaffMember) => void
  readonly leave: () => void
  readonly ask: () => void
}

const SessionContext = createContext<Session | undefined>(undefined)

export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const { locale } = useLanguage()
  const [standing, setStanding] = useState<Standing>({ kind: 'asking' })
  const [signIns, setSignIns] = useState(0)

  const ask = useCallback(() => {
    callApi('es')(getStaffMe).then(
      (member) => setStanding({ kind: 'in', member }),
      (error: unknown) => setStanding({ kind: isSignedOut(error) ? 'out' : 'silent' }),
    )
  }, [])
  useEffect(ask, [ask])

  const api = useCallback(
    (signal?: AbortSignal): Call => {
      const call = callApi(locale, signal)
      return async (endpoint, ...input) => {
        try {
          return await call(endpoint, ...input)
        } catch (error) {
          if (isSignedOut(error)) setStanding(expired)
          if (isFactorMissing(error)) ask()
          throw error
        }
      }
    },
    [locale, ask],
  )

  const session = useMemo(
    () => ({
      standing,
      signIns,
      api,
      enter: (member: StaffMember) => {
        setSignIns((count) => count + 1)
        setStanding({ kind: 'in', member })
      },
      update: (member: StaffMember) => setStanding({ kind: 'in', member }),
      leave: () => setStanding({ kind: 'out' }),
      ask,
    }),
    [standing, signIns, api, ask],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('Outside of the session')
  return session
}

/** Whoever is signed in; screens are drawn for nobody else. */
export function useMember(): StaffMember {
  const { standing } = useSession()
  if (!('member' in standing)) throw new Error('Nobody is signed in')
  return standing.member
}

function expired(standing: Standing): Standing {
  return 'member' in standing ? { kind: 'expired', member: standing.member } : { kind: 'out' }
}
