/** What the shop says about something that went well, where "Done." says too little. `texts` has the sentences. */
export const SAID = [
  'registered',
  'registered_check_email',
  'registered_check_phone',
  'welcome_back',
  'account_verified',
  'already_verified',
  'email_changed',
  'phone_changed',
  'reset_sent',
  'verification_sent',
  'password_changed',
  'profile_saved',
  'confirm_change',
  'signed_out',
  'session_ended',
  'account_deleted',
  'email_free',
  'email_taken',
] as const
export type Said = (typeof SAID)[number]
