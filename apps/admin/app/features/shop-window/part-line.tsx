import { formatMoney } from '@shop/domain/money'
import type { ProductSummary } from '@shop/domain/product'
import type { ReactNode } from 'react'
import { pictureAddress } from '../../kit/pictures/picture-address.ts'
import { useShopWindowTexts } from './shop-window-texts.ts'

type Props = { readonly part: ProductSummary; readonly note?: ReactNode; readonly children: ReactNode }

/** A part with what staff know it by, and what can be done with it. */
export function PartLine({ part, note, children }: Props) {
  const { opening: texts } = useShopWindowTexts()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <img src={pictureAddress(part.images[0], 180)} alt="" loading="lazy" className="size-14 shrink-0 rounded-lg object-contain" />
      <div className="min-w-44 flex-1">
        <p className="font-medium">{part.name}</p>
        <p className="text-sm text-muted">
          {part.brand} · <span className="font-mono">{part.internalKey}</span> · {formatMoney(part.finalPrice)} · {texts.stock(part.stock)}
        </p>
        {note}
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}
