import { Dialog } from '@shop/ui/dialog/dialog'
import { TickField } from '@shop/ui/form/tick-field'
import { looseField } from '../kit/form/loose-field.ts'
import { useTexts } from '../language.tsx'

type Props = { readonly canUseLetters: boolean; readonly onAllow: (isAllowed: boolean) => void; readonly onClose: () => void }

export function KeyboardHelp({ canUseLetters, onAllow, onClose }: Props) {
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
      <div className="mt-5 border-t border-line pt-4">
        <TickField field={looseField('keyboard-help', 'letters')} isTicked={canUseLetters} onTick={onAllow}>
          {keys.canUseLetters}
        </TickField>
      </div>
    </Dialog>
  )
}
