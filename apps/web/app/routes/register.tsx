import { useOutletContext } from 'react-router'
import { RegisterForm } from '../features/sign-in/register-form.tsx'
import type { SignInScreen } from '../features/sign-in/sign-in-dialogs.ts'

export default function Register() {
  return <RegisterForm screen={useOutletContext<SignInScreen>()} />
}
