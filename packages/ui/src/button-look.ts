const LOOKS = {
  main: 'bg-brand text-white hover:bg-brand-dark',
  plain: 'border border-muted/60 bg-white hover:border-brand hover:text-brand',
  accent: 'bg-accent text-ink hover:brightness-95',
  brand: 'border border-brand bg-white text-brand hover:bg-brand-tint',
  danger: 'bg-bad text-white hover:brightness-90',
  link: 'px-2! text-brand underline underline-offset-2',
} as const

export type ButtonLook = keyof typeof LOOKS

/** How a button looks, for links that lead somewhere instead of doing something. */
export function buttonLook(look: ButtonLook): string {
  return `inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-lg px-4 font-semibold ${LOOKS[look]}`
}
