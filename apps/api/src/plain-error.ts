type PlainError = {
  readonly type: string
  readonly message: string
  readonly code?: string | undefined
  readonly stack: string
}

/** Of whoever writes to somebody, a log keeps at most that he did. */
const MAIL_ADDRESS = /[^\s@"'<>()=:,;]+@[^\s@"'<>()=:,;]+/g
function withoutAddresses(text: string): string {
  return text.replace(MAIL_ADDRESS, '…@…')
}

/** What a log may keep of an error: those of the database bring the whole connection along, with its keys, and the row they stumbled over. */
export function plainError(error: unknown): PlainError {
  if (!(error instanceof Error))
    return { type: typeof error, message: typeof error === 'string' ? withoutAddresses(error) : 'no error was given', stack: '' }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { type: error.name, message: withoutAddresses(error.message), code, stack: withoutAddresses(error.stack ?? '') }
}

/** The worker tells an error by itself, or among what it was busy with. */
export function errorIn(meta: unknown): unknown {
  return meta && typeof meta === 'object' && !(meta instanceof Error) && 'error' in meta ? meta.error : meta
}
