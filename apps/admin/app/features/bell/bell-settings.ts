import { useMember } from '../../kit/session/session.tsx'
import { type KeptAs, useKept } from '../../kit/use-kept.ts'

type BellSettings = { readonly hasSound: boolean; readonly hasDesktop: boolean }

const SILENT: BellSettings = { hasSound: false, hasDesktop: false }
const kept: KeptAs<BellSettings> = {
  nothing: SILENT,
  read: (given) => {
    const { sound, desktop } = given as { readonly sound?: unknown; readonly desktop?: unknown }
    return { hasSound: sound === true, hasDesktop: desktop === true }
  },
  write: ({ hasSound, hasDesktop }) => ({ sound: hasSound, desktop: hasDesktop }),
}

/** A member's own, on this device: another computer stands in another room. */
export function useBellSettings() {
  return useKept(`admin-bell-${useMember().id}`, kept)
}
