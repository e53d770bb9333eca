import { MOST_PINS, type StaffPin } from '@shop/domain/shop-window'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { FindParts } from '../../common/part/find-parts.tsx'
import { SortableList } from '../../kit/list/sortable-list.tsx'
import { PartLine } from './part-line.tsx'
import { useShopWindowTexts } from './shop-window-texts.ts'

type Props = { readonly pins: readonly StaffPin[]; readonly isBusy: boolean; readonly onChange: (ids: readonly string[]) => void }

/** What stands first, in its order. */
export function PinList({ pins, isBusy, onChange }: Props) {
  const { pins: texts } = useShopWindowTexts()
  const ids = pins.map(({ part }) => part.id)
  return (
    <Card title={texts.title} note={texts.note} aside={<span className="text-sm text-muted tabular-nums">{texts.count(pins.length)}</span>}>
      {pins.length === 0 && <p className="text-muted">{texts.none}</p>}
      <SortableList
        items={pins}
        keyOf={({ part }) => part.id}
        nameOf={({ part }) => part.name}
        label={texts.title}
        texts={texts}
        onOrder={(ordered) => onChange(ordered.map(({ part }) => part.id))}
      >
        {({ part, state }) => (
          <PartLine part={part} note={state !== 'shown' && <p className="text-sm font-medium text-warn">{texts.states[state]}</p>}>
            <Button
              look="plain"
              aria-label={texts.unpinOf(part.name)}
              isBusy={isBusy}
              onClick={() => onChange(ids.filter((id) => id !== part.id))}
            >
              {texts.unpin}
            </Button>
          </PartLine>
        )}
      </SortableList>
      <details className="mt-4 rounded-xl border border-line">
        <summary className="min-h-11 cursor-pointer px-4 py-3 font-medium text-brand">{texts.add}</summary>
        <div className="border-t border-line p-4">
          {pins.length >= MOST_PINS ? (
            <p>{texts.full}</p>
          ) : (
            <FindParts wanted="" chosen={new Set(ids)} onChoose={({ id }) => onChange([...ids, id])} />
          )}
        </div>
      </details>
    </Card>
  )
}
