import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import type { Failure } from '../calls/failure.ts'
import { useFieldProblem } from '../form/field-problem.ts'
import { useFieldId } from '../form/field-scope.ts'
import { RichTextTools } from './rich-text-tools.tsx'

type Props = {
  readonly name: string
  readonly label: string
  readonly lang: string
  readonly defaultValue: string
  readonly failure: Failure | undefined
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
export const RichText = ({ name, label, lang, defaultValue, failure, onChange }: Props) => {
  const id = useFieldId()(name)
  const { problem, onMend } = useFieldProblem(name, failure)
  const problemId = `${id}-problem`
  const editor = useEditor({
    extensions,
    content: defaultValue,
    // The office's policy takes no styles that a script writes; those of the editor are in the class below.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        lang,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-invalid': String(problem !== undefined),
        ...(problem === undefined ? {} : { 'aria-describedby': problemId }),
        class: 'prose-shop max-h-160 min-h-56 max-w-none overflow-y-auto p-4 break-words whitespace-pre-wrap outline-offset-0',
      },
    },
    onUpdate: ({ editor: changed }) => {
      onMend()
      onChange(changed.isEmpty ? '' : changed.getHTML())
    },
  })
  return (
    <div>
      <p className="font-semibold">{label}</p>
      <div className={`mt-1.5 overflow-clip rounded-lg border bg-white ${problem ? 'border-2 border-bad' : 'border-muted'}`}>
        <RichTextTools editor={editor} label={label} />
        <EditorContent editor={editor} />
      </div>
      {problem && (
        <p id={problemId} className="mt-1 text-sm font-medium text-bad">
          {problem}
        </p>
      )}
    </div>
  )
}
