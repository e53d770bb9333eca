import { useChatTexts } from './chat-texts.ts'
import type { Conversation } from './conversation/conversation.ts'
import type { Unsent } from './conversation/conversation-state.ts'
import { putBack } from './draft.ts'
import { PICTURE } from './message-picture.tsx'
import { MessageText } from './message-text.tsx'

type Props = { readonly unsent: Unsent; readonly conversation: Conversation }

const BUTTON = 'min-h-11 px-1 font-semibold text-brand underline underline-offset-2'

/** The visitor's own words, on their way or waiting here for another try. */
export function UnsentBubble({ unsent: { key, text, file, preview, state, share, problem }, conversation }: Props) {
  const texts = useChatTexts()
  const correct = () => {
    putBack(text)
    conversation.discard(key)
  }
  return (
    <article className="flex flex-col items-end gap-1.5 pl-8">
      <p className="text-xs font-semibold">{texts.you}</p>
      {text && (
        <div className="max-w-full rounded-2xl rounded-tr-sm bg-brand-dark px-4 py-2.5 text-white">
          <MessageText text={text} hasLinks={false} />
        </div>
      )}
      {preview && file && <img src={preview} alt={texts.preview(file.name)} className={PICTURE} />}
      {state === 'sending' && !file && <p className="text-xs text-muted">{texts.sending}</p>}
      {state === 'sending' && file && (
        <div className="w-48">
          <p className="text-xs text-muted">{texts.sendingPicture(Math.round(share * 100))}</p>
          <progress aria-label={texts.progress} value={share} max={1} className="block h-2 w-full accent-brand" />
        </div>
      )}
      {state !== 'sending' && (
        <div role="alert" className="text-right text-sm">
          <p className="font-medium text-bad">{problem ?? texts.lost}</p>
          <p className="space-x-3">
            {state === 'lost' && (
              <button type="button" onClick={conversation.retry} className={BUTTON}>
                {texts.retry}
              </button>
            )}
            {state === 'refused' && text && (
              <button type="button" onClick={correct} className={BUTTON}>
                {texts.edit}
              </button>
            )}
            <button type="button" onClick={() => conversation.discard(key)} className={BUTTON}>
              {texts.discard}
            </button>
          </p>
        </div>
      )}
    </article>
  )
}
