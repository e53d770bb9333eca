import { useEffect, useRef } from 'react'
import type { Failure } from './failure.ts'

/** Why something that a button does was not done. It takes the focus so that it is read first. */
export function FailureNote({ failure }: { readonly failure: Failure | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) box.current?.focus()
  }, [failure])
  return failure ? (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-lg border border-bad bg-bad/5 p-4 font-semibold text-bad">
      {failure.message}
    </div>
  ) : null
}
