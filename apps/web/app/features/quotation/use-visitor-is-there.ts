import { useEffect, useState } from 'react'
import { visitorIsThere } from '../../browser/first-sign.ts'

/** Lists to choose from are fetched for somebody who may choose; a form that came filled in is complete without them. */
export function useVisitorIsThere(): boolean {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    let isWanted = true
    visitorIsThere().then(() => isWanted && setIsThere(true))
    return () => {
      isWanted = false
    }
  }, [])
  return isThere
}
