import type { SignInScreen } from '../common/sign-in/sign-in-dialogs.ts'
import { RegisterForm } from '../features/sign-in/register-form.tsx'
import { useOutletContext } from '../router/outlet.tsx'

export default function Register() {
  return <RegisterForm screen={useOutletContext<SignInScreen>()} />
}
