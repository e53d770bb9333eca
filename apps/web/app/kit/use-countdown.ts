import { useEffect, useState } from 'react'

/** Seconds until something may be done again; `start` begins anew. */
export function useCountdown(initial = 0) {
  const [seconds, setSeconds] = useState(initial)
  const isRunning = seconds > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setSeconds((left) => left - 1), 1_000)
    return () => clearInterval(timer)
  }, [isRunning])
  return { seconds, start: setSeconds }
}
