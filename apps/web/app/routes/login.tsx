import { LoginForm } from '../common/sign-in/login-form.tsx'
import type { SignInScreen } from '../common/sign-in/sign-in-dialogs.ts'
import { useSignInTexts } from '../common/sign-in/sign-in-texts.ts'
import { useOutletContext } from '../router/outlet.tsx'
import { useSearchParams } from '../router/router-context.ts'

export default function Login() {
  const screen = useOutletContext<SignInScreen>()
  const { login } = useSignInTexts()
  const [query] = useSearchParams()
  const permit = query.get('permiso') ?? undefined
  const session = query.get('sesion')
  const reason =
    (permit && login.permit) ||
    (session === 'vencida' && login.expired) ||
    (session === 'cambiada' && login.changed) ||
    (query.has('next') && login.needed)
  return (
    <>
      {reason && <p className="mb-5 rounded-lg border-l-4 border-accent bg-brand-tint p-3">{reason}</p>}
      <LoginForm screen={screen} permit={permit} />
    </>
  )
}
