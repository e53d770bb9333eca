import { arrangeHome, showHomeLayout } from '@shop/contract/staff/home-sections'
import type { HomeLayout, PlacedSection } from '@shop/domain/home-sections'
import { Card } from '@shop/ui/card'
import { TickField } from '@shop/ui/form/tick-field'
import { useState } from 'react'
import { FailureNote } from '../../kit/calls/failure-note.tsx'
import { useCall } from '../../kit/calls/use-call.ts'
import { looseField } from '../../kit/form/loose-field.ts'
import { SortableList } from '../../kit/list/sortable-list.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { useShopWindowTexts } from './shop-window-texts.ts'
import { useArranging } from './use-arranging.ts'

/** The sections of Home: which of them, and in which order. */
export const HomeDesk = () => {
  const { home: texts } = useShopWindowTexts()
  const called = useCall(showHomeLayout, {})
  const { send, isSending, failure } = useArranging(arrangeHome)
  const [arranged, setArranged] = useState<HomeLayout>()
  const arrange = async (version: number, sections: readonly PlacedSection[]) => {
    if (isSending) return
    // A box that is ticked shows it at once.
    setArranged({ sections, version })
    const { data } = await send({ body: { sections, version } })
    setArranged(data)
    if (!data) called.reload()
  }
  return (
    <Card title={texts.title} note={texts.note}>
      <FailureNote failure={failure} />
      <Loaded of={called}>
        {(loaded) => {
          const { sections, version } = arranged ?? loaded
          return (
            <SortableList
              items={sections}
              keyOf={({ section }) => section}
              nameOf={({ section }) => texts.sections[section]}
              label={texts.list}
              texts={texts}
              onOrder={(ordered) => arrange(version, ordered)}
            >
              {(placed) => (
                <div className={`flex min-h-22 flex-wrap items-center gap-x-4 sm:min-h-11 ${placed.isShown ? '' : 'text-muted'}`}>
                  <TickField
                    field={looseField('home-sections', placed.section)}
                    isTicked={placed.isShown}
                    onTick={(isShown) =>
                      arrange(
                        version,
                        sections.map((one) => (one === placed ? { ...one, isShown } : one)),
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
