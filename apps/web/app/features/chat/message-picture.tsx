import { Button } from '@shop/ui/button'
import { useEffect, useState } from 'react'
import { previewOf } from '../../kit/chosen-file.ts'
import { useChatTexts } from './chat-texts.ts'
import type { Conversation } from './conversation/conversation.ts'

type Props = { readonly id: string; readonly alt: string; readonly conversation: Conversation }

export const PICTURE = 'max-h-64 max-w-full rounded-xl bg-white object-contain ring-1 ring-line'

/** Fetched by its own call and shown as data: its address would say the secret of the conversation, and the page shows no other. */
export function MessagePicture({ id, alt, conversation }: Props) {
  const texts = useChatTexts()
  const [shown, setShown] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const [isLost, setIsLost] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt asks again
  useEffect(() => {
    let isWanted = true
    setIsLost(false)
    conversation
      .readPicture(id)
      .then(previewOf)
      .then((data) => {
        if (!isWanted) return
        setShown(data)
        setIsLost(data === undefined)
      })
      .catch(() => isWanted && setIsLost(true))
    return () => {
      isWanted = false
    }
  }, [conversation, id, attempt])
  if (shown) return <img src={shown} alt={alt} className={PICTURE} />
  if (!isLost) return <div aria-hidden="true" className="h-32 w-48 animate-pulse rounded-xl bg-line" />
  return (
    <p className="text-sm text-muted">
      {texts.pictureLost}{' '}
      <Button look="link" onClick={() => setAttempt(attempt + 1)}>
        {texts.retryPicture}
      </Button>
    </p>
  )
}
