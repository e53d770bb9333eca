import type { Session } from '@shop/domain/customer'
import type { Locale } from '@shop/domain/locale'
import { Button } from '@shop/ui/button'
import { SavedNote } from '@shop/ui/form/saved-note'
import { useCallback, useEffect, useState } from 'react'
import { isSessionOver } from '../../calls/call-as-customer.ts'
import { callAccount } from '../../calls/calls.ts'
import { useAccountTexts } from '../../common/account/account-texts.ts'
import { notifyFailure } from '../../kit/notify-failure.ts'
import { useLocale } from '../../texts.ts'
import { readDevice } from './read-device.ts'

/** `version` rises when sessions were ended elsewhere on the page. */
export function SessionList({ version }: { readonly version: number }) {
  const locale = useLocale()
  const { sessions: texts, loading } = useAccountTexts()
  const [sessions, setSessions] = useState<readonly Session[]>()
  const [says, setSays] = useState('')
  const load = useCallback(() => {
    callAccount(locale)
      .then((calls) => calls.sessions())
      .then(setSessions, tellWith(load))
  }, [locale])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a higher version is a reason to ask again
  useEffect(load, [load, version])

  const nameOf = ({ device }: Session) => {
    const read = readDevice(device)
    return read ? texts.device(read.browser, read.system) : texts.unknownDevice
  }
  const end = (session: Session) => {
    callAccount(locale)
      .then((calls) => calls.endSession(session.id))
      .then(
        () => {
          setSays(texts.ended(nameOf(session)))
          load()
        },
        tellWith(() => end(session)),
      )
  }
  if (!sessions) return <p className="text-muted">{loading}</p>
  return (
    <>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div>
              <p className="font-semibold">{nameOf(session)}</p>
              {session.isCurrent ? (
                <p className="text-sm font-medium text-good">{texts.current}</p>
              ) : (
                <p className="text-sm text-muted">{texts.lastSeen(momentIn(locale, session.lastSeenAt))}</p>
              )}
            </div>
            {!session.isCurrent && (
              <Button look="plain" onClick={() => end(session)} aria-label={texts.endOf(nameOf(session))}>
                {texts.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length === 1 && <p className="text-sm text-muted">{texts.only}</p>}
      <SavedNote text={says} />
    </>
  )
}

function tellWith(retry: () => void) {
  return (error: unknown) => {
    if (!isSessionOver(error)) notifyFailure(error, retry)
  }
}

function momentIn(locale: Locale, moment: Date): string {
  return new Intl.DateTimeFormat(locale === 'es' ? 'es-MX' : 'en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(moment)
}
