import { getWaiting } from '@shop/contract/staff/waiting'
import { type Arrival, countAll, type Waiting } from '@shop/domain/arrival'
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useCall } from '../../kit/calls/use-call.ts'
import { useMember, useSession } from '../../kit/session/session.tsx'
import { TabCount } from '../../kit/tab-count.ts'
import { followWaiting } from './shared-stream.ts'

type Listener = (arrival: Arrival) => void
type Desk = { readonly waiting: Waiting; readonly hearArrivals: (listener: Listener) => () => void }

const NOTHING: Waiting = {}
const DeskContext = createContext<Desk>({ waiting: NOTHING, hearArrivals: () => () => {} })

/** Knows what waits for this member as it changes, and tells whoever listens of each arrival. */
export function WaitingProvider({ children }: { readonly children: ReactNode }) {
  const { id, role } = useMember()
  const { standing, signIns } = useSession()
  const isTold = standing.kind === 'in' && (getWaiting.roles ?? []).some((one) => one === role)
  const { data } = useCall(getWaiting, isTold ? {} : undefined)
  const [heard, setHeard] = useState<Waiting>()
  const listeners = useRef(new Set<Listener>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sign-in is another session to listen with
  useEffect(() => {
    if (!isTold) return
    return followWaiting(id, (told) => {
      if ('waiting' in told) setHeard(told.waiting)
      else for (const listener of listeners.current) listener(told.arrival)
    })
  }, [isTold, id, signIns])
  const waiting = heard ?? data ?? NOTHING
  const desk = useMemo(
    () => ({
      waiting,
      hearArrivals: (listener: Listener) => {
        listeners.current.add(listener)
        return () => listeners.current.delete(listener)
      },
    }),
    [waiting],
  )
  return (
    <DeskContext value={desk}>
      <TabCount value={countAll(waiting)}>{children}</TabCount>
    </DeskContext>
  )
}

export function useWaiting(): Waiting {
  return useContext(DeskContext).waiting
}

export function useArrivals(listener: Listener): void {
  const { hearArrivals } = useContext(DeskContext)
  const onArrival = useEffectEvent(listener)
  useEffect(() => hearArrivals((arrival) => onArrival(arrival)), [hearArrivals])
}
