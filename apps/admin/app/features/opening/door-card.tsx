import { openShop } from '@shop/contract/staff/opening'
import { missingSteps, type Opening, stepsToOpening } from '@shop/domain/opening'
import { Button } from '@shop/ui/button'
import { buttonLook } from '@shop/ui/button-look'
import { Card } from '@shop/ui/card'
import { useState } from 'react'
import { shopAddress } from '../../facts.ts'
import { FailureNote } from '../../kit/calls/failure-note.tsx'
import { useSend } from '../../kit/calls/use-send.ts'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { OutsideIcon } from '../../kit/icons.tsx'
import { useNotices } from '../../kit/use-notices.ts'
import { useLanguage } from '../../language.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { useOpeningTexts } from './opening-texts.ts'
import { PreviewButton } from './preview-button.tsx'

type Props = { readonly opening: Opening; readonly onMoved: (opening: Opening) => void; readonly onShowNew: () => void }

/** Whether visitors come in, how far it is to the opening, and the switch. */
export function DoorCard({ opening, onMoved, onShowNew }: Props) {
  const { door: texts } = useOpeningTexts()
  const { locale } = useLanguage()
  const { say } = useNotices()
  const [isClosing, setClosing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { send, isSending, failure } = useSend(openShop)
  const { door, steps, isTestMoney } = opening
  const missing = missingSteps(steps).length
  const required = steps.filter(({ isRequired }) => isRequired).length
  const open = async () => {
    const { data } = await send({ body: { version: door.version } })
    setAsking(false)
    if (!data) return
    onMoved(data)
    say(texts.opened)
  }
  return (
    <Card
      title={texts.title}
      aside={<State isOpen={door.isOpen} />}
      note={door.isOpen ? texts.openNote : door.wasOpen ? texts.closedNote : texts.soonNote}
    >
      {!door.wasOpen && (
        <>
          <p className="font-semibold">{texts.progress(required - missing, required)}</p>
          <div aria-hidden="true" className="mt-2 h-3 overflow-hidden rounded-full bg-ground">
            <div className="h-full rounded-full bg-good" style={{ width: `${((required - missing) / required) * 100}%` }} />
          </div>
          {missing > 0 && <p className="mt-2 text-sm text-muted">{texts.missing(missing)}</p>}
        </>
      )}
      {isTestMoney && <p className="mt-3 rounded-lg bg-accent/15 p-3 text-sm font-medium">{texts.testMoney}</p>}
      <FailureNote failure={failure} />
      <div className="mt-4 flex flex-wrap gap-3">
        {door.isOpen ? (
          <>
            <a href={shopAddress(`/${locale}`)} className={buttonLook('brand')}>
              <OutsideIcon className="size-4" /> {texts.visit}
            </a>
            <Button look="danger" onClick={() => setClosing(true)}>
              {texts.close}
            </Button>
          </>
        ) : (
          <>
            <Button
              isBusy={isSending}
              disabled={stepsToOpening(opening).length > 0}
              onClick={() => (isTestMoney ? setAsking(true) : open())}
            >
              {texts.openNow}
            </Button>
            <PreviewButton />
          </>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={texts.testMoneyTitle}
          text={texts.testMoneyAsk}
          yes={texts.openAnyway}
          isBusy={isSending}
          onYes={open}
          onClose={() => setAsking(false)}
        />
      )}
      {isClosing && (
        <CloseDialog
          version={door.version}
          onShowNew={onShowNew}
          onClose={() => setClosing(false)}
          onClosed={(closed) => {
            setClosing(false)
            onMoved(closed)
          }}
        />
      )}
    </Card>
  )
}

function State({ isOpen }: { readonly isOpen: boolean }) {
  const { door: texts } = useOpeningTexts()
  return (
    <span className={`rounded-full px-3 py-1 text-sm font-semibold ${isOpen ? 'bg-good/10 text-good' : 'bg-warn/10 text-warn'}`}>
      {isOpen ? texts.open : texts.closed}
    </span>
  )
}
