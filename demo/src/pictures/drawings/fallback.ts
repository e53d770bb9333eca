import type { Drawing } from '../paint.ts'

/** A nut in outline: stands for the part whose picture is not there. */
const nut: Drawing = () => `
  <path fill="#dfe5f0" fill-rule="evenodd" d="M200 70l112 65v130l-112 65-112-65V135zM200 140a60 60 0 100 120 60 60 0 000-120z"/>
  <path fill="none" stroke="#b9c4d8" stroke-width="6" stroke-linejoin="round" d="M200 70l112 65v130l-112 65-112-65V135z"/>
  <circle cx="200" cy="200" r="60" fill="none" stroke="#b9c4d8" stroke-width="6"/>`

export const fallback = { default: nut } satisfies Record<string, Drawing>
