import { useEffect, useState } from 'react'
import { useMember, useSession } from '../../kit/session/session.tsx'
import { useTexts } from '../../language.tsx'
import { type Hit, jumpSources } from './jump-sources.ts'

/** What all sources found, in their order. One that fails or takes long keeps nobody from the others' hits. */
export function useHits(text: string): readonly Hit[] {
  const texts = useTexts()
  const { api } = useSession()
  const { role } = useMember()
  const [found, setFound] = useState<readonly (readonly Hit[])[]>([])
  useEffect(() => {
    const abort = new AbortController()
    const asked = { text, role, texts, call: api(abort.signal) }
    setFound([])
    jumpSources.forEach(async (source, i) => {
      const hits = await Promise.resolve(source(asked)).catch(() => [])
      if (!abort.signal.aborted) setFound((others) => Object.assign([...others], { [i]: hits }))
    })
    return () => abort.abort()
  }, [text, role, texts, api])
  return found.flatMap((hits) => hits ?? [])
}
