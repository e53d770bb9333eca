import type { ReactNode } from 'react'

type Props = {
  readonly name: string
  readonly value: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  /** Why it cannot be chosen. */
  readonly reason?: string | undefined
  readonly title: string
  readonly aside?: string
  readonly children?: ReactNode
}

/** A choice as a card: the whole of it can be tapped. */
export function RadioCard({ name, value, isChosen, onChoose, reason, title, aside, children }: Props) {
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-xl border border-muted/40 bg-white p-4 has-checked:border-brand has-checked:bg-brand-tint has-checked:ring-1 has-checked:ring-brand has-disabled:cursor-not-allowed has-disabled:bg-ground">
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        disabled={reason !== undefined}
        className="mt-0.5 size-6 shrink-0 accent-brand"
      />
      <span className="min-w-0 flex-1">
        <span className="flex justify-between gap-3 font-semibold">
          <span>{title}</span>
          {aside && <span className="tabular-nums">{aside}</span>}
        </span>
        <span className="mt-1 block space-y-1 text-sm text-muted">{children}</span>
        {reason && <span className="mt-1 block text-sm font-semibold text-warn">{reason}</span>}
      </span>
    </label>
  )
}
