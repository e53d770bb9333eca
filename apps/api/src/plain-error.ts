type PlainError = {
  readonly type: string
  readonly message: string
  readonly code?: string | undefined
  readonly stack?: string | undefined
}

/** What a log may keep of an error: those of the database bring the whole connection along, with its keys. */
export const plainError = (error: unknown): PlainError => {
  if (!(error instanceof Error)) return { type: typeof error, message: typeof error === 'string' ? error : 'no error was given' }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { type: error.name, message: error.message, code, stack: error.stack }
}

/** The worker tells an error by itself, or among what it was busy with. */
export const errorIn = (meta: unknown): unknown =>
  meta && typeof meta === 'object' && !(meta instanceof Error) && 'error' in meta ? meta.error : meta
