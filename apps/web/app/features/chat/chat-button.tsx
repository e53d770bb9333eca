import type { PublicPolicies } from '@shop/domain/shop-policies'
import { TapButton } from '@shop/ui/tap-button'
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { lazily } from '../../browser/lazily.ts'
import { isStored } from '../../browser/stored.ts'
import { onOpenChat } from '../../common/shop/chat-signals.ts'
import { notifyFailure } from '../../kit/notify-failure.ts'
import { useTexts } from '../../texts.ts'
import type { ChatProps } from './chat.tsx'

function load() {
  return lazily(() => import('./chat.tsx'))
}

/** Help, at its one place. The chat arrives when it is opened, or with the page for whoever is in the middle of a conversation. */
export function ChatButton({ policies, className }: { readonly policies: PublicPolicies; readonly className: string }) {
  const opener = useRef<HTMLElement>(undefined)
  const [isOpen, setIsOpen] = useState(false)
  const [Chat, setChat] = useState<ComponentType<ChatProps>>()
  const open = useCallback((from: HTMLElement) => {
    opener.current = from
    load().then(
      (found) => {
        setChat(() => found.Chat)
        setIsOpen(true)
      },
      (error: unknown) => notifyFailure(error, () => from.click()),
    )
  }, [])
  useEffect(() => onOpenChat(open), [open])
  useEffect(() => {
    if (isStored('chat', true))
      load().then(
        (found) => setChat(() => found.Chat),
        () => {},
      )
  }, [])
  return (
    <div className="relative">
      <TapButton aria-haspopup="dialog" onClick={({ currentTarget }) => open(currentTarget)} className={className}>
        {useTexts().layout.help}
      </TapButton>
      {Chat && (
        <Chat
          policies={policies}
          isOpen={isOpen}
          onClose={() => {
            setIsOpen(false)
            opener.current?.focus()
          }}
        />
      )}
    </div>
  )
}
