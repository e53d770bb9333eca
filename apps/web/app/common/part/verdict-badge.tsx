const TONES = { good: 'bg-good text-white', warn: 'bg-accent text-ink', bad: 'bg-bad text-white', plain: 'bg-brand-tint text-ink' }

export type BadgeProps = { readonly tone: keyof typeof TONES; readonly sign: string; readonly text: string }

/** Colour is never the only cue. */
export function VerdictBadge({ tone, sign, text }: BadgeProps) {
  return (
    <span role="status" className={`inline-flex min-h-9 items-center gap-2 rounded-2xl px-4 py-1 text-sm font-semibold ${TONES[tone]}`}>
      <span aria-hidden="true">{sign}</span>
      {text}
    </span>
  )
}
