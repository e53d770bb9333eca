import { FieldError } from '@shop/ui/form/field-frame'
import { useFormTexts } from '@shop/ui/form/form-texts'
import type { FieldPlace } from '@shop/ui/form/form-types'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { harmlessPaste } from './harmless-paste.ts'
import { RichTextTools } from './rich-text-tools.tsx'

type Props = {
  readonly field: FieldPlace
  readonly label: string
  readonly isOptional?: boolean
  readonly lang: string
  readonly defaultValue: string
  readonly onChange: (html: string) => void
}

/** No more than the shop shows: what else is pasted in loses its form here, and again on the server. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    hardBreak: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      protocols: ['mailto'],
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
    },
  }),
]

/** Writes the body of an article as its page shows it. */
export function RichText({ field: { id, error }, label, isOptional = false, lang, defaultValue, onChange }: Props) {
  const { optional } = useFormTexts()
  const editor = useEditor({
    extensions,
    content: defaultValue,
    // The office's policy takes no styles that a script writes; those of the editor are in the class below.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: harmlessPaste,
      attributes: {
        id,
        lang,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-invalid': String(error !== undefined),
        ...(error === undefined ? {} : { 'aria-describedby': `${id}-error` }),
        class: 'prose-shop max-h-160 min-h-56 max-w-none overflow-y-auto p-4 break-words whitespace-pre-wrap outline-offset-0',
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  })
  return (
    <div>
      <p className="mb-1 text-sm font-medium">
        {label}
        {isOptional && <span className="font-normal text-muted"> {optional}</span>}
      </p>
      <div className={`overflow-clip rounded-lg border bg-white ${error ? 'border-bad' : 'border-muted/60'}`}>
        <RichTextTools editor={editor} label={label} />
        <EditorContent editor={editor} />
      </div>
      <FieldError field={{ id, error }} />
    </div>
  )
}
