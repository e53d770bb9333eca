import type { ProductSummary } from '@shop/domain/product'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { PartLine } from './part-line.tsx'
import { useShopWindowTexts } from './shop-window-texts.ts'

type Props = { readonly parts: readonly ProductSummary[]; readonly isBusy: boolean; readonly onShow: (id: string) => void }

/** What this list leaves out. */
export function HiddenList({ parts, isBusy, onShow }: Props) {
  const { hidden: texts } = useShopWindowTexts()
  return (
    <Card title={texts.title} note={texts.note}>
      {parts.length === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <ul aria-label={texts.title} className="divide-y divide-line">
          {parts.map((part) => (
            <li key={part.id} className="py-3">
              <PartLine part={part}>
                <Button look="plain" aria-label={texts.showOf(part.name)} isBusy={isBusy} onClick={() => onShow(part.id)}>
                  {texts.show}
                </Button>
              </PartLine>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
