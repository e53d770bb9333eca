import { useOutletContext } from 'react-router'
import type { SignInScreen } from '../common/sign-in/sign-in-dialogs.ts'
import { RegisterForm } from '../features/sign-in/register-form.tsx'

export default function Register() {
  return <RegisterForm screen={useOutletContext<SignInScreen>()} />
}
