import { cleanEmail } from './field-rules.ts'

/** Where most mailboxes in Mexico are. */
const COMMON = [
  'gmail.com',
  'hotmail.com',
  'hotmail.es',
  'outlook.com',
  'outlook.es',
  'live.com',
  'live.com.mx',
  'yahoo.com',
  'yahoo.com.mx',
  'icloud.com',
  'msn.com',
  'prodigy.net.mx',
]
/** Others that really exist, one letter away from those. */
const REAL = new Set([...COMMON, 'mail.com', 'email.com', 'ymail.com', 'gmx.com', 'me.com'])

/** The address that was likely meant, where its domain is one slip away from a common one. Nobody is corrected, only asked. */
export function likelyEmail(typed: string): string | undefined {
  const [name, domain, ...more] = cleanEmail(typed).split('@')
  if (!name || !domain || more.length > 0 || REAL.has(domain)) return undefined
  const meant = COMMON.find((one) => isOneSlip(domain, one))
  return meant && `${name}@${meant}`
}

/** A letter too many, one that is missing, another one, or two that changed places. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0
  while (start < meant.length && typed[start] === meant[start]) start++
  let end = 0
  while (end < Math.min(typed.length, meant.length) - start && typed.at(-1 - end) === meant.at(-1 - end)) end++
  const [left, right] = [typed.slice(start, typed.length - end), meant.slice(start, meant.length - end)]
  return Math.max(left.length, right.length) === 1 || (right.length === 2 && left === `${right[1]}${right[0]}`)
}
