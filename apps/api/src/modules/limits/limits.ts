const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How often something may happen to one subject. `rule` names the limit in the database. */
export type Limit = { readonly rule: string; readonly most: number; readonly seconds: number }

function limit(rule: string, most: number, seconds: number): Limit {
  return { rule, most, seconds }
}

/** Failures only: a success gives its turn back. The second, longer one makes the pauses grow. */
export const SIGN_IN_PER_ACCOUNT_AND_NETWORK = [limit('sign-in-pair', 5, 15 * MINUTE), limit('sign-in-pair-long', 10, 2 * HOUR)]
/** Reached, it asks for a mail instead of locking: else anybody could lock anybody out. */
export const SIGN_IN_PER_ACCOUNT = limit('sign-in-account', 30, HOUR)
export const SIGN_IN_PER_NETWORK = limit('sign-in-network', 100, HOUR)
/** A browser that signed in before, or a permit that was mailed: strangers' failures do not count for it, its own do. */
export const SIGN_IN_PER_PASS = limit('sign-in-pass', 10, HOUR)
/** A permit lives as long as this looks back: whenever there is no other to be had, one of them is still good. */
export const PERMITS_PER_ACCOUNT = limit('permit-account', 3, DAY)

export const REGISTER_PER_NETWORK = limit('register-network', 20, HOUR)
export const EMAIL_AVAILABLE_PER_NETWORK = limit('email-available-network', 10, MINUTE)

export const SMS_PER_PHONE = [limit('sms-phone', 1, MINUTE), limit('sms-phone-day', 5, DAY)]
export const SMS_PER_NETWORK = limit('sms-network', 10, DAY)
export function smsOfTheShop(most: number): Limit {
  return limit('sms-shop', most, DAY)
}
export const CODES_PER_NETWORK = limit('code-network', 60, HOUR)

export const MAIL_PER_ACCOUNT = [limit('mail-account', 1, MINUTE), limit('mail-account-day', 5, DAY)]
export const MAIL_PER_NETWORK = limit('mail-network', 30, HOUR)
export const RESET_PER_ACCOUNT = limit('reset-account', 2, HOUR)
/** As long as a link lives: others may use up the allowance, but then a good link is in the mailbox. */
export const SPARE_RESET_PER_ACCOUNT = limit('reset-account-spare', 1, 30 * MINUTE)
export const RESET_PER_NETWORK = limit('reset-network', 10, HOUR)

/** A page tells once how fast it was; a whole workshop may share an address. */
export const MEASURES_PER_NETWORK = limit('measures-network', 300, HOUR)

export const ORDERS_PER_CUSTOMER = limit('orders-customer', 10, 10 * MINUTE)
export const VOUCHERS_PER_ORDER = limit('vouchers-order', 10, DAY)
export const RETURNS_PER_CUSTOMER = limit('returns-customer', 10, DAY)
export const RETURN_PHOTOS_PER_CUSTOMER = limit('return-photos-customer', 30, DAY)
export const CHAT_PER_NETWORK = limit('chat-network', 10, HOUR)
export const CHAT_MESSAGES = [limit('chat-messages', 15, MINUTE), limit('chat-messages-hour', 120, HOUR)]
export const CHAT_MESSAGES_PER_NETWORK = limit('chat-messages-network', 240, HOUR)
export const CHAT_PICTURES = limit('chat-pictures', 10, HOUR)
export const CHAT_SIGNS = limit('chat-signs', 60, MINUTE)
export const QUOTATION_PER_NETWORK = limit('quotation-network', 5, HOUR)

/** Mails and text messages that an owner sends to see whether they come. */
export const TRIALS_PER_MEMBER = limit('trials-member', 20, HOUR)

export const INVITATIONS_PER_NETWORK = limit('invitation-network', 20, HOUR)

/** Whoever holds a stolen token must not be able to try passwords with it. */
export const PASSWORD_PER_CUSTOMER = limit('password-customer', 5, 15 * MINUTE)
