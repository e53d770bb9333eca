import { logoutStaff } from '@shop/contract/staff/access'
import { useSend } from '../kit/calls/use-send.ts'
import { LeaveIcon } from '../kit/icons.tsx'
import { useSession } from '../kit/session/session.tsx'
import { useNotices } from '../kit/use-notices.ts'
import { useTexts } from '../language.tsx'

export function SignOutButton({ className = '' }: { readonly className?: string }) {
  const { signOut: label } = useTexts()
  const { leave } = useSession()
  const { sayFailed } = useNotices()
  const { send, isSending } = useSend(logoutStaff)
  const signOut = async () => {
    const { data, failure } = await send({})
    if (data) leave()
    else sayFailed(failure.message, signOut)
  }
  return (
    <button
      type="button"
      aria-disabled={isSending || undefined}
      onClick={signOut}
      className={`inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-lg px-3 text-sm font-semibold ${className}`}
    >
      <LeaveIcon />
      {label}
    </button>
  )
}
