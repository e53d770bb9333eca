/**
 * Most visitors come with a phone, so a journey runs on one. Staff sit at a desk. What is laid out differently is tried on both:
 * `playwright.config.ts` lists the files, a tag says it of a single test.
 */
export const ON_PHONE = '@phone'
export const ON_DESKTOP = '@desktop'
export const ON_BOTH = '@both'

/** Every screen is looked at in each language and on each device: one with the other. */
export function deviceOf(lang: 'es' | 'en') {
  return lang === 'es' ? ON_PHONE : ON_DESKTOP
}
