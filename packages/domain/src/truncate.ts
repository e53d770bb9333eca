/** How many characters a short form may have, the ellipsis included. */
export const TRUNCATED_LENGTH = { standard: 20, promotionDescription: 50, vehicleDescription: 30 }

/** At most `length` characters: cut between words where there is a gap, and never inside a character. */
export function truncated(text: string, length: number = TRUNCATED_LENGTH.standard): string {
  const trimmed = text.trim()
  // There are never more characters than units: most texts need not be taken apart.
  if (trimmed.length <= length) return trimmed
  const characters = [...trimmed]
  if (characters.length <= length) return trimmed
  if (length < 1) return ''
  const kept = characters.slice(0, length - 1).join('')
  const isBetweenWords = /\s/.test(characters[length - 1] ?? '')
  const whole = isBetweenWords ? kept : kept.replace(/\s+\S*$/, '')
  return `${whole.replace(/[\s.,;:…–-]+$/, '')}…`
}
