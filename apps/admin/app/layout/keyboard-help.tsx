import { Dialog } from '../features/dialog/dialog.tsx'
import { useTexts } from '../language.tsx'

type Props = { readonly canUseLetters: boolean; readonly onAllow: (isAllowed: boolean) => void; readonly onClose: () => void }

export const KeyboardHelp = ({ canUseLetters, onAllow, onClose }: Props) => {
  const { keys } = useTexts()
  const table = [
    [[keys.control, 'K'], keys.jump],
    [['?'], keys.help],
    [['↑', '↓'], keys.rows],
    [[keys.escape], keys.close],
  ] as const
  return (
    <Dialog title={keys.title} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3">
        {table.map(([pressed, meaning]) => (
          <div key={meaning} className="contents">
            <dt className="flex gap-1">
              {pressed.map((key) => (
                <kbd
                  key={key}
                  className="min-w-8 rounded border border-line bg-ground px-2 py-1 text-center font-sans text-sm font-semibold"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-5 flex min-h-11 cursor-pointer items-center gap-3 border-t border-line pt-4">
        <input type="checkbox" checked={canUseLetters} onChange={() => onAllow(!canUseLetters)} className="size-5 accent-brand" />
        {keys.canUseLetters}
      </label>
    </Dialog>
  )
}
