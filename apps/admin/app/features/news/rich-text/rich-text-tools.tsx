import { type Editor, useEditorState } from '@tiptap/react'
import { type ReactNode, useState } from 'react'
import { useNewsTexts } from '../news-texts.ts'
import { LinkDialog } from './link-dialog.tsx'
import {
  BoldIcon,
  BulletsIcon,
  HeadingIcon,
  ItalicIcon,
  LinkIcon,
  NumbersIcon,
  QuoteIcon,
  RedoIcon,
  SmallerHeadingIcon,
  UndoIcon,
  UnlinkIcon,
} from './rich-text-icons.tsx'

type Props = { readonly editor: Editor; readonly label: string }

export function RichTextTools({ editor, label }: Props) {
  const { editor: texts } = useNewsTexts()
  const [isLinking, setLinking] = useState(false)
  const now = useEditorState({
    editor,
    selector: ({ editor: seen }) => ({
      bold: seen.isActive('bold'),
      italic: seen.isActive('italic'),
      heading2: seen.isActive('heading', { level: 2 }),
      heading3: seen.isActive('heading', { level: 3 }),
      bullets: seen.isActive('bulletList'),
      numbers: seen.isActive('orderedList'),
      quote: seen.isActive('blockquote'),
      link: seen.isActive('link'),
      href: String(seen.getAttributes('link').href ?? ''),
    }),
  })
  const chain = () => editor.chain().focus()
  return (
    <div role="toolbar" aria-label={`${texts.tools}: ${label}`} className="flex flex-wrap gap-1 border-b border-line bg-ground p-1">
      <Tool name={texts.bold} isOn={now.bold} onPress={() => chain().toggleBold().run()}>
        <BoldIcon />
      </Tool>
      <Tool name={texts.italic} isOn={now.italic} onPress={() => chain().toggleItalic().run()}>
        <ItalicIcon />
      </Tool>
      <Tool name={texts.heading2} isOn={now.heading2} onPress={() => chain().toggleHeading({ level: 2 }).run()}>
        <HeadingIcon />
      </Tool>
      <Tool name={texts.heading3} isOn={now.heading3} onPress={() => chain().toggleHeading({ level: 3 }).run()}>
        <SmallerHeadingIcon />
      </Tool>
      <Tool name={texts.bullets} isOn={now.bullets} onPress={() => chain().toggleBulletList().run()}>
        <BulletsIcon />
      </Tool>
      <Tool name={texts.numbers} isOn={now.numbers} onPress={() => chain().toggleOrderedList().run()}>
        <NumbersIcon />
      </Tool>
      <Tool name={texts.quote} isOn={now.quote} onPress={() => chain().toggleBlockquote().run()}>
        <QuoteIcon />
      </Tool>
      <Tool name={texts.link} isOn={now.link} onPress={() => setLinking(true)}>
        <LinkIcon />
      </Tool>
      {now.link && (
        <Tool name={texts.unlink} onPress={() => chain().extendMarkRange('link').unsetLink().run()}>
          <UnlinkIcon />
        </Tool>
      )}
      <Tool name={texts.undo} onPress={() => chain().undo().run()}>
        <UndoIcon />
      </Tool>
      <Tool name={texts.redo} onPress={() => chain().redo().run()}>
        <RedoIcon />
      </Tool>
      {isLinking && (
        <LinkDialog
          href={now.href}
          onClose={() => setLinking(false)}
          onLink={(href) => {
            setLinking(false)
            const isEmpty = editor.state.selection.empty && !now.link
            // Without a word to carry it, the address is the word.
            if (isEmpty)
              chain()
                .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
                .run()
            else chain().extendMarkRange('link').setLink({ href }).run()
          }}
        />
      )}
    </div>
  )
}

type ToolProps = { readonly name: string; readonly isOn?: boolean; readonly onPress: () => void; readonly children: ReactNode }

function Tool({ name, isOn, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={isOn}
      onClick={onPress}
      className="grid size-11 cursor-pointer place-items-center rounded-md hover:bg-white aria-pressed:bg-brand aria-pressed:text-white"
    >
      {children}
    </button>
  )
}
