import { releaseAndDrop, releaseAndSend } from '@shop/contract/staff/condition'
import type { ShownCondition } from '@shop/contract/wire/shop/condition'
import type { PartCondition } from '@shop/domain/condition'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { FailureNote } from '../../kit/calls/failure-note.tsx'
import { useSend } from '../../kit/calls/use-send.ts'
import { useNotices } from '../../kit/use-notices.ts'
import { useConditionTexts } from './condition-texts.ts'

type Props = {
  readonly parts: readonly PartCondition[]
  readonly onChanged: (condition: ShownCondition) => void
  readonly onStale: () => void
}

/** After a backup was restored: nothing goes out until somebody who knows what was sent since decides about the mails of the backup. */
export function HeldShop({ parts, onChanged, onStale }: Props) {
  const { held: texts } = useConditionTexts()
  const { say } = useNotices()
  const [sending, dropping] = [useSend(releaseAndSend), useSend(releaseAndDrop)]
  if (!parts.some(({ isHeld }) => isHeld)) return null
  const release = async ({ send }: typeof sending) => {
    const { data } = await send({})
    if (!data) return onStale()
    onChanged(data)
    say(texts.released)
  }
  return (
    <Card title={texts.title} note={texts.note}>
      <FailureNote failure={sending.failure ?? dropping.failure} />
      <div className="flex flex-wrap gap-3">
        <Button look="brand" isBusy={dropping.isSending} onClick={() => release(dropping)}>
          {texts.drop}
        </Button>
        <Button look="plain" isBusy={sending.isSending} onClick={() => release(sending)}>
          {texts.send}
        </Button>
      </div>
    </Card>
  )
}
