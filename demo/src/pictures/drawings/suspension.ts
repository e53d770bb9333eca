import type { Drawing } from '../paint.ts'

/** Front strut seen upright: rod, painted body with its spring seat, bracket below. */
const shockAbsorber: Drawing = (paint, id) => `
  <rect x="192" y="44" width="16" height="120" rx="4" fill="url(#${id}-chrome)"/>
  <rect x="186" y="36" width="28" height="14" rx="4" fill="url(#${id}-iron)"/>
  <rect x="176" y="150" width="48" height="18" rx="6" fill="url(#${id}-rubber)"/>
  <rect x="170" y="164" width="60" height="150" rx="12" fill="url(#${id}-paint)"/>
  <rect x="170" y="206" width="60" height="26" fill="${paint.accent}"/>
  <circle cx="200" cy="332" r="24" fill="url(#${id}-rubber)"/>
  <circle cx="200" cy="332" r="13" fill="url(#${id}-steel)"/>
  <circle cx="200" cy="332" r="6" fill="#20252b"/>`

export const suspension = { 'shock-absorber': shockAbsorber } satisfies Record<string, Drawing>
