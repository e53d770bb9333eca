import { LONGEST_MESSAGE } from '@shop/domain/chat'
import { PICTURE_TYPES } from '@shop/domain/upload'
import { Button } from '@shop/ui/button'
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react'
import { previewOf, readyToSend, sizeOf } from '../../kit/chosen-file.ts'
import { useChatTexts } from './chat-texts.ts'
import type { Conversation } from './conversation/conversation.ts'
import { draft, MESSAGE_FIELD, writeOn } from './draft.ts'
import { useKeptChat } from './kept-chat.ts'
import { PictureButton } from './picture-button.tsx'

type Chosen = { readonly file: File; readonly preview: string | undefined }

/** Where the visitor writes. What stands in it stays until it was sent, over reloads too. */
export function Composer({ conversation }: { readonly conversation: Conversation }) {
  const texts = useChatTexts()
  const { draft: text } = useKeptChat()
  const [chosen, setChosen] = useState<Chosen>()
  const [problem, setProblem] = useState<string>()

  // Whoever sends waits for a picture that is still made smaller.
  const coming = useRef<Promise<File | undefined>>(undefined)

  const choose = async (picked: File) => {
    const ready = readyToSend(picked, PICTURE_TYPES)
    const sent = ready.then(({ file, problem: wrong }) => (wrong ? undefined : file))
    coming.current = sent
    const { file, problem: wrong } = await ready
    const preview = wrong ? undefined : await previewOf(file)
    if (coming.current !== sent) return
    setProblem(wrong && texts[wrong])
    setChosen(wrong ? undefined : { file, preview })
    if (wrong) coming.current = undefined
  }
  const remove = () => {
    coming.current = undefined
    setChosen(undefined)
  }
  const send = async (event?: SyntheticEvent) => {
    event?.preventDefault()
    const [words, picture] = [text.trim(), coming.current]
    writeOn(0)
    if (!words && !picture) return
    draft('')
    setProblem(undefined)
    remove()
    void conversation.send(words, await picture)
  }
  const sendByEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
  }
  return (
    <form onSubmit={send} className="border-t border-line bg-white px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {problem && (
        <p role="alert" className="mb-2 rounded-lg border border-bad bg-bad/5 px-3 py-2 text-sm font-medium text-bad">
          {problem}
        </p>
      )}
      {chosen && (
        <div className="mb-2 flex items-center gap-3 rounded-xl bg-ground p-2 ring-1 ring-line">
          {chosen.preview && <img src={chosen.preview} alt={texts.preview(chosen.file.name)} className="size-16 rounded-lg object-cover" />}
          <p className="min-w-0 flex-1 text-sm break-all">
            {chosen.file.name} · {sizeOf(chosen.file.size)}
          </p>
          <button type="button" onClick={remove} aria-label={texts.removePicture} className="size-11 rounded-lg text-2xl hover:bg-line">
            <span aria-hidden="true">×</span>
          </button>
        </div>
      )}
      <div className="flex items-end gap-1">
        <PictureButton label={texts.picture} onChoose={choose} />
        <PictureButton label={texts.camera} isCamera onChoose={choose} />
        <textarea
          id={MESSAGE_FIELD}
          aria-label={texts.message}
          aria-describedby="chat-picture-rules"
          placeholder={texts.placeholder}
          value={text}
          onChange={(event) => {
            draft(event.target.value)
            conversation.signTyping()
          }}
          onKeyDown={sendByEnter}
          maxLength={LONGEST_MESSAGE}
          rows={1}
          enterKeyHint="send"
          className="field-sizing-content max-h-36 min-h-12 min-w-0 flex-1 resize-none rounded-lg border border-muted/60 bg-white px-3 py-2.5 text-base placeholder:text-muted"
        />
        <Button type="submit" className="ml-1 min-h-12">
          {texts.send}
        </Button>
      </div>
      <p id="chat-picture-rules" className="mt-1.5 text-xs text-muted">
        {texts.pictureRules}
      </p>
    </form>
  )
}
