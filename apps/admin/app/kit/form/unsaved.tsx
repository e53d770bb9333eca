import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type Location, useBlocker } from 'react-router'
import { useTexts } from '../../language.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'

type IsChanged = () => boolean
type Guard = {
  /** Watches a form until it is told not to. */
  readonly watch: (isChanged: IsChanged) => () => void
  /** Goes on when nothing would be lost, or once somebody said so. */
  readonly leave: (go: () => void) => void
}

const UnsavedContext = createContext<Guard>({ watch: () => () => {}, leave: (go) => go() })

/** One question for all forms of a screen before what was typed is lost: the router asks only one guard. */
export function UnsavedGuard({ children }: { readonly children: ReactNode }) {
  const { leaving } = useTexts()
  const forms = useRef(new Set<IsChanged>())
  const [wanted, setWanted] = useState<() => void>()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isElsewhere(currentLocation, nextLocation) && isAnyChanged(forms.current),
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isAnyChanged(forms.current)) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
  const guard = useMemo<Guard>(
    () => ({
      watch: (isChanged) => {
        forms.current.add(isChanged)
        return () => forms.current.delete(isChanged)
      },
      leave: (go) => (isAnyChanged(forms.current) ? setWanted(() => go) : go()),
    }),
    [],
  )
  return (
    <UnsavedContext value={guard}>
      {children}
      {blocker.state === 'blocked' && <ConfirmDialog {...leaving} onYes={() => blocker.proceed()} onClose={() => blocker.reset()} />}
      {wanted && (
        <ConfirmDialog
          {...leaving}
          onYes={() => {
            setWanted(undefined)
            wanted()
          }}
          onClose={() => setWanted(undefined)}
        />
      )}
    </UnsavedContext>
  )
}

function isAnyChanged(forms: ReadonlySet<IsChanged>): boolean {
  return [...forms].some((isChanged) => isChanged())
}

/** Another page of a list beside a form takes nothing away; another view of the screen does. */
function isElsewhere(here: Location, there: Location): boolean {
  return here.pathname !== there.pathname || viewOf(here.search) !== viewOf(there.search)
}

function viewOf(search: string): string | null {
  return new URLSearchParams(search).get('ver')
}

type Unsaved = {
  /** After a save that leads elsewhere. */
  readonly forget: () => void
  /** For buttons that leave a form without leaving its screen. */
  readonly leave: (go: () => void) => void
}

/** Asks before what was typed is lost, by another screen, the back button or by closing the tab. */
export function useUnsaved(isChanged: boolean): Unsaved {
  const { watch, leave } = useContext(UnsavedContext)
  const isForgotten = useRef(false)
  const look = useEffectEvent(() => !isForgotten.current && isChanged)
  useEffect(() => watch(() => look()), [watch])
  return {
    forget: () => {
      isForgotten.current = true
    },
    leave,
  }
}
