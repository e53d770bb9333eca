import { MOST_PINS, type StaffWindow } from '@shop/domain/shop-window'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { PartLine } from './part-line.tsx'
import { useShopWindowTexts } from './shop-window-texts.ts'

type Props = {
  readonly window: StaffWindow
  readonly isBusy: boolean
  readonly onPin: (id: string) => void
  readonly onHide: (id: string) => void
}

/** What a visitor sees first. */
export function OpeningList({ window: { opening, total, pins }, isBusy, onPin, onHide }: Props) {
  const { opening: texts } = useShopWindowTexts()
  const pinned = new Set(pins.map(({ part }) => part.id))
  if (opening.length === 0)
    return (
      <Card title={texts.title}>
        <p className="text-muted">{texts.none}</p>
      </Card>
    )
  return (
    <Card title={texts.title} note={texts.note(opening.length, total)}>
      <ol aria-label={texts.title} className="divide-y divide-line">
        {opening.map((part, i) => (
          <li key={part.id} className="flex items-start gap-3 py-3">
            <span className="mt-4 w-6 shrink-0 text-right text-sm text-muted tabular-nums">{i + 1}</span>
            <div className="min-w-0 flex-1">
              <PartLine part={part}>
                {pinned.has(part.id) ? (
                  <span className="inline-flex min-h-11 items-center rounded-full px-4 text-sm font-semibold text-good">
                    {texts.pinned}
                  </span>
                ) : (
                  pins.length < MOST_PINS && (
                    <Button look="plain" aria-label={texts.pinOf(part.name)} isBusy={isBusy} onClick={() => onPin(part.id)}>
                      {texts.pin}
                    </Button>
                  )
                )}
                <Button look="plain" aria-label={texts.hideOf(part.name)} isBusy={isBusy} onClick={() => onHide(part.id)}>
                  {texts.hide}
                </Button>
              </PartLine>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
