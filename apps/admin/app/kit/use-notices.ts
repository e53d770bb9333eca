import { notify } from '@shop/ui/notices/notices'
import { useTexts } from '../language.tsx'

type Notices = {
  /** Something went well; it goes away by itself. */
  readonly say: (text: string) => void
  /** Something failed; it stays until it was read, and can be tried again. */
  readonly sayFailed: (text: string, retry: () => void) => void
}

export function useNotices(): Notices {
  const { retry: name } = useTexts()
  return {
    say: (text) => notify({ text, isBrief: true }),
    sayFailed: (text, retry) => notify({ text, isUrgent: true, actions: [{ name, act: retry }] }),
  }
}
