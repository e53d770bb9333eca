import { replyToConversation, signStaffTyping } from '@shop/contract/staff/chat'
import { LONGEST_MESSAGE } from '@shop/domain/chat'
import { PICTURE_TYPES } from '@shop/domain/upload'
import { staffChat as english } from '@shop/texts/en/staff/chat'
import { staffChat as spanish } from '@shop/texts/es/staff/chat'
import { Button } from '@shop/ui/button'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { FieldError } from '@shop/ui/form/field-frame'
import { rulesOfDraft } from '@shop/ui/form/rules'
import { TextArea } from '@shop/ui/form/text-area'
import { type KeyboardEvent, type SyntheticEvent, useRef } from 'react'
import { useWrite } from '../../kit/calls/use-write.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { CloseIcon, PictureIcon } from '../../kit/icons.tsx'
import { useSession } from '../../kit/session/session.tsx'
import { useTextsOf } from '../../language.tsx'

/** The visitor sees "is typing" for a few seconds after each sign. */
const SIGN_EVERY_MS = 3_000

/** The picture goes beside the body, and the server calls it so. */
type Reply = { readonly text: string; readonly imagen: File | undefined }
const NOTHING: Reply = { text: '', imagen: undefined }

/** What was typed goes away when it has arrived, not before. */
export function ReplyForm({ id, onSent }: { readonly id: string; readonly onSent: () => void }) {
  const texts = useTextsOf({ es: spanish, en: english })
  const reply = useWrite(replyToConversation)
  const signTyping = useTypingSign(id)
  const form = useForm({
    id: 'reply',
    initial: NOTHING,
    rules: rulesOfDraft(replyToConversation, ({ text: typed }: Reply) => ({ text: typed.trim() || undefined })),
    send: async ({ imagen }, body) => {
      await reply({ params: { id }, body, file: imagen })
      form.restart(NOTHING)
      onSent()
    },
  })
  const { text, imagen: file } = form.values
  const picture = form.at('imagen')
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (text.trim() || file) void form.submit()
  }
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)
  }
  return (
    <form {...form.formProps} className="mt-4 space-y-3 border-t border-line pt-4" onSubmit={submit}>
      <ErrorSummary of={form} />
      <TextArea
        field={form.field('text')}
        label={texts.reply}
        rows={2}
        maxLength={LONGEST_MESSAGE}
        onKeyDown={sendOnEnter}
        onInput={signTyping}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isBusy={form.isBusy}>
          {form.isBusy ? texts.sending : texts.send}
        </Button>
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-lg border border-line px-3 font-medium text-brand focus-within:outline-2 hover:border-brand">
          <PictureIcon />
          {texts.addPicture}
          <input
            key={file?.name}
            id={picture.id}
            type="file"
            accept={PICTURE_TYPES.join()}
            className="sr-only"
            onChange={({ target }) => form.change({ imagen: target.files?.[0] })}
          />
        </label>
        {file ? (
          <span className="flex items-center gap-1 text-sm">
            {texts.chosenPicture(file.name)}
            <button
              type="button"
              aria-label={texts.removePicture}
              className="grid size-11 cursor-pointer place-items-center rounded-lg hover:bg-ground"
              onClick={() => form.change({ imagen: undefined })}
            >
              <CloseIcon />
            </button>
          </span>
        ) : (
          <span className="text-sm text-muted">{texts.pictureHint}</span>
        )}
        <span className="hidden text-sm text-muted lg:inline">{texts.replyHint}</span>
      </div>
      <FieldError field={picture} />
    </form>
  )
}

function useTypingSign(id: string): () => void {
  const { api } = useSession()
  const last = useRef(0)
  return () => {
    if (Date.now() - last.current < SIGN_EVERY_MS) return
    last.current = Date.now()
    // Nobody misses a sign that got lost.
    api()(signStaffTyping, { params: { id } }).catch(() => {})
  }
}
