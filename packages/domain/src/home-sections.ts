/** What Home consists of, in the order in which the shop comes. */
export const HOME_SECTIONS = [
  'slides',
  'by-vehicle',
  'categories',
  'premium',
  'new',
  'lists',
  'most-searched',
  'promotions',
  'promises',
  'own',
  'brands',
] as const
export type HomeSection = (typeof HOME_SECTIONS)[number]

export type PlacedSection = { readonly section: HomeSection; readonly isShown: boolean }

/** As staff arrange it: every section in its place, also those that are switched off. */
export type HomeLayout = { readonly sections: readonly PlacedSection[]; readonly version: number }

/** A section that staff never placed, because it is newer than their order, stands at the end. */
export function placedSections(order: readonly string[], off: readonly string[]): readonly PlacedSection[] {
  const placed = order.flatMap((name) => HOME_SECTIONS.find((section) => section === name) ?? [])
  const all = [...placed, ...HOME_SECTIONS.filter((section) => !placed.includes(section))]
  return all.map((section) => ({ section, isShown: !off.includes(section) }))
}
