import { CallFailed } from '@shop/contract/client'
import type { Verified } from '@shop/contract/wire/people/account-answers'
import type { Locale } from '@shop/domain/locale'
import { useEffect, useRef } from 'react'
import { callSignIn } from '../../calls/calls.ts'
import { notifyFailure } from '../../kit/notify-failure.ts'

type Told = { readonly onVerified: (what: Verified) => void; readonly onRefused: (isExpired: boolean) => void }

/** Follows the link of a mail, once, even where the page is drawn twice. */
export function useFollowedLink(secret: string | undefined, locale: Locale, told: Told): void {
  const followed = useRef<string>(undefined)
  const latest = useRef(told)
  latest.current = told
  useEffect(() => {
    if (!secret || followed.current === secret) return
    followed.current = secret
    const follow = () => {
      callSignIn(locale)
        .then((calls) => calls.followLink(secret))
        .then(
          (what) => latest.current.onVerified(what),
          (error: unknown) => {
            const isRefused = error instanceof CallFailed && error.status < 500 && error.status !== 429
            if (isRefused) latest.current.onRefused(error.failure.code === 'link_expired')
            else notifyFailure(error, follow)
          },
        )
    }
    follow()
  }, [secret, locale])
}
