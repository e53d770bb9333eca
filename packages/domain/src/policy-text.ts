export const POLICY_PAGES = ['privacy', 'warranty', 'cookies'] as const
export type PolicyPageName = (typeof POLICY_PAGES)[number]

/** What a text may name instead of writing it down: it always says what the shop promises today. */
export const POLICY_PLACEHOLDERS = [
  'gratis_desde',
  'costo_envio',
  'entrega_minimo',
  'entrega_maximo',
  'dias_devolucion',
  'minutos_cotizacion',
  'horario',
  'tienda',
  'razon_social',
  'domicilio',
  'telefono',
  'correo',
] as const
export type PolicyPlaceholder = (typeof POLICY_PLACEHOLDERS)[number]

export function isPlaceholder(name: string): name is PolicyPlaceholder {
  return POLICY_PLACEHOLDERS.some((known) => known === name)
}

/** Braces are for placeholders alone, so that a mistyped one is not shown to visitors. */
export function hasUnknownPlaceholder(text: string): boolean {
  return /[{}]/.test(text.replace(/\{(\w+)\}/g, (whole, name: string) => (isPlaceholder(name) ? '' : whole)))
}

/** One section in both languages. Bodies are plain text: blank lines between paragraphs, lists by their marks. */
export type SectionText = {
  readonly title: { readonly es: string; readonly en: string }
  readonly body: { readonly es: string; readonly en: string }
}

/** A section as staff see it: the words it came with, and the shop's own where there are any. */
export type StaffSection = {
  readonly page: PolicyPageName
  readonly section: string
  readonly original: SectionText
  readonly own: SectionText | undefined
  readonly version: number
}

/** A section that the shop has changed, in one language. One that went back to its original words has none, and the day it did. */
export type OwnSection = {
  readonly section: string
  readonly own: { readonly title: string; readonly body: string } | undefined
  readonly updatedAt: Date
}
