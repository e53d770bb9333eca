import { localeOf, textsIn } from '../texts.ts'

/** Tells the visitor that something he asked for failed. What the notice looks like arrives with the first failure. */
export function notifyFailure(error: unknown, retry: () => void): void {
  console.warn(error)
  const locale = localeOf(location.pathname.split('/')[1])
  import('./failure-notice.ts').then(
    ({ showFailure }) => showFailure(error, locale, retry),
    () => {
      // Offline, or a newer shop has replaced this one: the notice does not come either, and the browser has to ask.
      const { title, retry: again } = textsIn(locale).failure
      if (confirm(`${title}\n${again}`)) location.reload()
    },
  )
}
