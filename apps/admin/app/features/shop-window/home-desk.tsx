import { arrangeHome, showHomeLayout } from '@shop/contract/staff/home-sections'
import type { PlacedSection } from '@shop/domain/home-sections'
import { Card } from '@shop/ui/card'
import { TickField } from '@shop/ui/form/tick-field'
import { FailureNote } from '../../kit/calls/failure-note.tsx'
import { useCall } from '../../kit/calls/use-call.ts'
import { looseField } from '../../kit/form/loose-field.ts'
import { SortableList } from '../../kit/list/sortable-list.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { useShopWindowTexts } from './shop-window-texts.ts'
import { useArranging } from './use-arranging.ts'

/** The sections of Home: which of them, and in which order. */
export function HomeDesk() {
  const { home: texts } = useShopWindowTexts()
  const called = useCall(showHomeLayout, {})
  const { wish, arranged, arrange, failure } = useArranging(
    arrangeHome,
    (sections: readonly PlacedSection[], version) => ({ body: { sections, version } }),
    { onRefused: called.reload },
  )
  return (
    <Card title={texts.title} note={texts.note}>
      <FailureNote failure={failure} />
      <Loaded of={called}>
        {(loaded) => {
          const { version, sections: kept } = arranged ?? loaded
          const sections = wish ?? kept
          return (
            <SortableList
              items={sections}
              keyOf={({ section }) => section}
              nameOf={({ section }) => texts.sections[section]}
              label={texts.list}
              texts={texts}
              onOrder={(ordered) => arrange(ordered, version)}
            >
              {(placed) => (
                <div className={`flex min-h-22 flex-wrap items-center gap-x-4 sm:min-h-11 ${placed.isShown ? '' : 'text-muted'}`}>
                  <TickField
                    field={looseField('home-sections', placed.section)}
                    isTicked={placed.isShown}
                    onTick={(isShown) =>
                      arrange(
                        sections.map((one) => (one === placed ? { ...one, isShown } : one)),
                        version,
                      )
                    }
                  >
                    {texts.sections[placed.section]}
                  </TickField>
                  {!placed.isShown && <span className="rounded-full bg-ground px-2 py-0.5 text-xs font-semibold">{texts.off}</span>}
                </div>
              )}
            </SortableList>
          )
        }}
      </Loaded>
    </Card>
  )
}
