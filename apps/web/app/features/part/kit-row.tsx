import type { Fit } from '@shop/domain/fitment'
import { formatMoney } from '@shop/domain/money'
import type { ReactNode } from 'react'
import { FitLine } from '../../common/part/fit-line.tsx'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useJobKitTexts } from './job-kit-texts.ts'
import { type KitLine, sumOf } from './kit-lines.ts'

type Props = {
  readonly image: string | undefined
  readonly name: string
  readonly to: string | undefined
  readonly isThis?: boolean
  readonly children: ReactNode
  /** At the end of the row. */
  readonly aside: ReactNode
}

/** Always of one height, whatever becomes known of its part: nothing jumps. All of it is its link, but for the tick. */
export function KitRow({ image, name, to, isThis = false, children, aside }: Props) {
  return (
    <li
      className={`relative grid h-24 grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-3 px-3 md:last:odd:col-span-2 ${isThis ? 'bg-brand-tint' : 'bg-white'}`}
    >
      <img
        src={paths.picture(image, 180)}
        alt=""
        width={180}
        height={180}
        loading="lazy"
        className="aspect-square w-16 rounded-lg object-cover"
      />
      <div className="min-w-0">
        <p className="line-clamp-2 text-sm leading-snug font-semibold">
          {to ? (
            <Link to={to} className="underline underline-offset-2 after:absolute after:inset-0">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {children}
      </div>
      {aside}
    </li>
  )
}

/** What a line costs, and how that is made up. */
export function KitPrice({ line }: { readonly line: KitLine }) {
  const texts = useJobKitTexts()
  return (
    <p className="text-sm">
      <strong>{formatMoney(sumOf([line]))}</strong>
      {line.pieces > 1 && <span className="ml-2 text-muted">{texts.each(line.pieces, formatMoney(line.part.finalPrice))}</span>}
    </p>
  )
}

/** Only what is left to check: that it fits is said above all of them. */
export function KitNote({ part, fit }: { readonly part: KitLine['part']; readonly fit: Fit | undefined }) {
  const texts = useJobKitTexts()
  if (part.isUniversal) return <p className="truncate text-xs font-semibold text-muted">{texts.universal}</p>
  if (fit?.verdict === 'fits-if') return <FitLine fit={fit} isUniversal={false} className="truncate" />
  return <p className="truncate text-xs text-muted">{part.brand}</p>
}

type TickProps = { readonly name: string; readonly isTicked: boolean; readonly onTick: () => void }

export function KitTick({ name, isTicked, onTick }: TickProps) {
  const texts = useJobKitTexts()
  return (
    <label className="relative z-10 grid size-11 cursor-pointer place-items-center">
      <span className="sr-only">{texts.include(name)}</span>
      <input type="checkbox" checked={isTicked} onChange={onTick} className="size-6 cursor-pointer accent-brand" />
    </label>
  )
}
