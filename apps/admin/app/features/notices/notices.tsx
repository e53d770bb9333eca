import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react'
import { useTexts } from '../../language.tsx'
import { CloseIcon } from '../icons.tsx'

type Notice = { readonly id: number; readonly text: string; readonly retry?: () => void }
type Notices = {
  /** Something went well; it goes away by itself. */
  readonly say: (text: string) => void
  /** Something failed; it stays until it was read, and can be tried again. */
  readonly sayFailed: (text: string, retry: () => void) => void
}

const SHOWN_MS = 8_000
const NoticesContext = createContext<Notices>({ say: () => {}, sayFailed: () => {} })
export const useNotices = (): Notices => useContext(NoticesContext)

/** One place for what has to be said beside the screen, above a bar to save with. It is there before its first notice, so that readers hear of it. */
export const NoticesProvider = ({ children }: { readonly children: ReactNode }) => {
  const texts = useTexts()
  const [notices, setNotices] = useState<readonly Notice[]>([])
  const last = useRef(0)
  const remove = useCallback((id: number) => setNotices((shown) => shown.filter((one) => one.id !== id)), [])
  const api = useMemo(() => {
    const add = (notice: Omit<Notice, 'id'>) => {
      last.current += 1
      const id = last.current
      setNotices((shown) => [...shown.filter(({ text }) => text !== notice.text), { ...notice, id }])
      return id
    }
    return {
      say: (text: string) => {
        const id = add({ text })
        setTimeout(() => remove(id), SHOWN_MS)
      },
      sayFailed: (text: string, retry: () => void) => void add({ text, retry }),
    }
  }, [remove])
  return (
    <NoticesContext value={api}>
      {children}
      <section
        aria-label={texts.notices}
        className="fixed inset-x-4 bottom-4 z-40 mx-auto max-w-lg [body:has([data-save-bar])_&]:bottom-28"
      >
        <div role="status" className="space-y-2">
          {notices.map(({ id, text, retry }) => (
            <div key={id} className="flex items-center gap-1 rounded-lg bg-ink p-2 pl-4 text-white shadow-xl">
              <p className="flex-1 text-sm">{text}</p>
              {retry && (
                <button
                  type="button"
                  className="min-h-11 cursor-pointer rounded-lg px-3 font-semibold text-accent hover:bg-white/20"
                  onClick={() => {
                    remove(id)
                    retry()
                  }}
                >
                  {texts.retry}
                </button>
              )}
              <button
                type="button"
                aria-label={texts.close}
                className="grid size-11 cursor-pointer place-items-center rounded-lg text-accent hover:bg-white/20"
                onClick={() => remove(id)}
              >
                <CloseIcon />
              </button>
            </div>
          ))}
        </div>
      </section>
    </NoticesContext>
  )
}
