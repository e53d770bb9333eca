import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { TickField } from '@shop/ui/form/tick-field'
import { useState } from 'react'
import { useWaitingTexts } from '../../common/waiting/use-waiting-texts.ts'
import { looseField } from '../../kit/form/loose-field.ts'
import { useBellSettings } from './bell-settings.ts'
import { askPermission, permission, showOnDesktop } from './desktop-notice.ts'
import { OwnDuty } from './own-duty.tsx'
import { allowSound, playSound } from './sound.ts'

const HINT = 'ml-9 text-sm text-muted'

/** How a member hears of what arrives: by mail wherever they are, by sound and on the desktop where they sit. */
export function NoticeSettings() {
  const { notices: texts } = useWaitingTexts()
  const [{ hasSound, hasDesktop }, change] = useBellSettings()
  const [refusal, setRefusal] = useState<'denied' | 'notHere'>()
  const setSound = (isWanted: boolean) => {
    change((before) => ({ ...before, hasSound: isWanted }))
    if (isWanted) ring()
  }
  const setDesktop = async (isWanted: boolean) => {
    setRefusal(undefined)
    if (!isWanted) return change((before) => ({ ...before, hasDesktop: false }))
    const answer = await askPermission()
    const example = { title: texts.title, body: texts.example, tag: 'example', onOpen: () => {} }
    if (answer !== 'granted') setRefusal(answer === 'impossible' ? 'notHere' : 'denied')
    else if (!showOnDesktop(example)) setRefusal('notHere')
    else change((before) => ({ ...before, hasDesktop: true }))
  }
  return (
    <Card title={texts.title} note={texts.note}>
      <section aria-label={texts.mail}>
        <h3 className="mb-2 font-semibold">{texts.mail}</h3>
        <OwnDuty />
        <p className={`mt-2 ${HINT}`}>{texts.onDutyText}</p>
      </section>
      <section aria-label={texts.device} className="mt-5 space-y-3 border-t border-line pt-4">
        <h3 className="font-semibold">{texts.device}</h3>
        <div>
          <TickField field={looseField('bell', 'sonido')} isTicked={hasSound} onTick={setSound}>
            <span className="font-medium">{texts.sound}</span>
          </TickField>
          <p className={HINT}>{texts.soundText}</p>
          {hasSound && (
            <Button look="plain" className="mt-2 ml-9" onClick={ring}>
              {texts.tryIt}
            </Button>
          )}
        </div>
        <div>
          <TickField
            field={looseField('bell', 'escritorio')}
            isTicked={hasDesktop && permission() === 'granted'}
            onTick={(isWanted) => void setDesktop(isWanted)}
          >
            <span className="font-medium">{texts.desktop}</span>
          </TickField>
          <p className={HINT}>{texts.desktopText}</p>
          {refusal && (
            <p role="alert" className="mt-1 ml-9 text-sm font-medium text-bad">
              {texts[refusal]}
            </p>
          )}
        </div>
      </section>
    </Card>
  )
}

function ring() {
  allowSound()
  playSound()
}
