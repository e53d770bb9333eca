import { replyToConversation, signStaffTyping } from '@shop/contract/staff/chat'
import { LONGEST_MESSAGE } from '@shop/domain/chat'
import { PICTURE_TYPES } from '@shop/domain/upload'
import { adminChat as english } from '@shop/texts/en/admin-chat'
import { adminChat as spanish } from '@shop/texts/es/admin-chat'
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react'
import { useTextsOf } from '../../language.tsx'
import { useSend } from '../calls/use-send.ts'
import { Button } from '../form/button.tsx'
import { useFieldId } from '../form/field-scope.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { TextArea } from '../form/text-area.tsx'
import { CloseIcon, PictureIcon } from '../icons.tsx'
import { useSession } from '../session/session.tsx'

/** The visitor sees "is typing" for a few seconds after each sign. */
const SIGN_EVERY_MS = 3_000

/** What was typed goes away when it has arrived, not before. */
export const ReplyForm = ({ id, onSent }: { readonly id: string; readonly onSent: () => void }) => {
  const texts = useTextsOf({ es: spanish, en: english })
  const { api } = useSession()
  const { send, isSending, failure } = useSend(replyToConversation)
  const [text, setText] = useState('')
  const [file, setFile] = useState<File>()
  const lastSign = useRef(0)
  const fieldId = useFieldId()
  const signTyping = () => {
    if (Date.now() - lastSign.current < SIGN_EVERY_MS) return
    lastSign.current = Date.now()
    // Nobody misses a sign that got lost.
    api()(signStaffTyping, { params: { id } }).catch(() => {})
  }
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isSending || (!text.trim() && !file)) return
    const { data } = await send({ params: { id }, body: { text: text.trim() || undefined }, file })
    if (!data) return
    setText('')
    setFile(undefined)
    onSent()
  }
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)
  }
  return (
    <form noValidate className="mt-4 space-y-3 border-t border-line pt-4" onSubmit={submit}>
      <FormFailure failure={failure} />
      <TextArea
        name="texto"
        label={texts.reply}
        rows={2}
        maxLength={LONGEST_MESSAGE}
        value={text}
        failure={failure}
        onKeyDown={sendOnEnter}
        onChange={({ target }) => {
          setText(target.value)
          signTyping()
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isBusy={isSending}>
          {isSending ? texts.sending : texts.send}
        </Button>
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-lg border border-line px-3 font-medium text-brand focus-within:outline-2 hover:border-brand">
          <PictureIcon />
          {texts.addPicture}
          <input
            key={file?.name}
            id={fieldId('imagen')}
            type="file"
            accept={PICTURE_TYPES.join()}
            className="sr-only"
            onChange={({ target }) => setFile(target.files?.[0])}
          />
        </label>
        {file ? (
          <span className="flex items-center gap-1 text-sm">
            {texts.chosenPicture(file.name)}
            <button
              type="button"
              aria-label={texts.removePicture}
              className="grid size-11 cursor-pointer place-items-center rounded-lg hover:bg-ground"
              onClick={() => setFile(undefined)}
            >
              <CloseIcon />
            </button>
          </span>
        ) : (
          <span className="text-sm text-muted">{texts.pictureHint}</span>
        )}
        <span className="hidden text-sm text-muted lg:inline">{texts.replyHint}</span>
      </div>
    </form>
  )
}
