/** What may be wrong with a field, for programs. `texts` has a sentence for people for each. */
export const FORM_RULES = [
  'required',
  'too-long',
  'invalid',
  'email',
  'email-format',
  'letters',
  'link',
  'numbers',
  'phone',
  'year',
  'state',
  'postal-code',
  'password-short',
  'password-long',
  'password-common',
  'password-same',
  'password-wrong',
  'confirmation',
  'privacy',
] as const
export type FormRule = (typeof FORM_RULES)[number]

/** What only forms of the back office know: visitors do not load the sentences for it. */
export const STAFF_RULES = [
  'taken',
  'number-taken',
  'choose',
  'price',
  'price-high',
  'piece-count',
  'unknown-car',
  'years-not-sold',
  'engine-not-sold',
  'duplicate',
  'picture-gone',
  'below-reserved',
  'amount',
  'amount-or-pieces',
  'only-with-amount',
  'not-with-amount',
  'whole-number',
  'most-below-least',
  'time',
  'closes-too-early',
  'hours-overlap',
  'day',
  'day-twice',
  'clabe',
  'rfc',
  'position',
  'whatsapp',
  'colour',
  'brand-contrast',
  'accent-contrast',
  'name-taken',
  'model-year',
  'years-overlap',
  'too-many',
  'placeholder',
  'discount',
  'moment',
  'already-over',
  'ends-too-early',
  'shop-address',
  'slug',
  'slug-taken',
  'slug-fixed',
  'both-languages',
  'no-phrase',
  'phrase-taken',
  'no-part-type',
  'no-companion',
  'no-beginning',
  'beginning-taken',
  'factor',
  'too-many-pins',
  'not-in-list',
] as const
export type StaffRule = (typeof STAFF_RULES)[number]

export type FieldRule = FormRule | StaffRule

/** A rule looks at what was typed and names itself when it is broken. */
export type Rule<Broken extends FieldRule = FieldRule> = (text: string) => Broken | undefined

const LONGEST_EMAIL = 254
const PHONE_DIGITS = 10

export const required: Rule<FormRule> = (text) => (text.trim() === '' ? 'required' : undefined)

export function atMost(length: number): Rule<FormRule> {
  return (text) => (text.length > length ? 'too-long' : undefined)
}

/** Accents, ñ, spaces, hyphens, apostrophes and the dot of "Ma." are part of names. */
export const lettersOnly: Rule<FormRule> = (text) => (/^\p{L}[\p{L}\p{M}\s'’.-]*$/u.test(text.trim()) ? undefined : 'letters')

export const numbersOnly: Rule<FormRule> = (text) => (/^\d+$/.test(text) ? undefined : 'numbers')

export const validEmail: Rule<FormRule> = (text) => {
  const email = cleanEmail(text)
  if (email.length > LONGEST_EMAIL) return 'too-long'
  // Something before and after an @ was meant as an address.
  const refused = /.@./.test(email) ? 'email-format' : 'email'
  return /^[^\s@"<>(),:;\\[\]]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/.test(email) && !/^\.|\.\.|\.@/.test(email)
    ? undefined
    : refused
}

export const validPhone: Rule<FormRule> = (text) => (/^[1-9]\d{9}$/.test(cleanPhone(text)) ? undefined : 'phone')

export const fiveDigits: Rule<FormRule> = (text) => (/^\d{5}$/.test(text.trim()) ? undefined : 'postal-code')

/** Addresses differ in case only by accident. */
export function cleanEmail(text: string): string {
  return text.trim().toLowerCase()
}

/** A pasted +52, the 1 that mobile numbers once had after it, and separators are cleaned, not refused. */
export function cleanPhone(text: string): string {
  const digits = text.replace(/[\s().-]/g, '').replace(/^(\+|00)(?=52)/, '')
  return digits.length > PHONE_DIGITS ? digits.replace(/^521?(?=\d{10}$)/, '') : digits
}

/** The first rule that a text breaks. */
export function firstBroken<Broken extends FieldRule>(text: string, rules: readonly Rule<Broken>[]): Broken | undefined {
  for (const rule of rules) {
    const broken = rule(text)
    if (broken) return broken
  }
  return undefined
}
