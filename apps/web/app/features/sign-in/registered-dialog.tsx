import { Button } from '@shop/ui/button'
import { buttonLook } from '@shop/ui/button-look'
import { Dialog } from '@shop/ui/dialog/dialog'
import { Link } from 'react-router'
import { callSignIn } from '../../calls/calls.ts'
import { ResendButton } from '../../common/sign-in/resend-button.tsx'
import { useSignInTexts } from '../../common/sign-in/sign-in-texts.ts'
import { paths } from '../../paths.ts'
import { useLocale } from '../../texts.ts'

type Props = { readonly email: string; readonly onClose: () => void }

export const RegisteredDialog = ({ email, onClose }: Props) => {
  const locale = useLocale()
  const { registered, welcome } = useSignInTexts()
  const resend = async () => {
    await (await callSignIn(locale)).resendMail(email)
  }
  return (
    <Dialog title={registered.title} onClose={onClose}>
      {(close) => (
        <>
          <p className="mt-3 break-words">{registered.lead(email)}</p>
          <div className="mt-2 flex flex-wrap items-center gap-x-2">
            <p className="text-sm text-muted">{registered.spam}</p>
            <ResendButton label={registered.resend} waiting={registered.resendIn} done={registered.resent} resend={resend} />
          </div>
          <div className="mt-5 grid gap-3">
            <Link to={paths.products(locale)} className={`${buttonLook('main')} min-h-12`}>
              {registered.go}
            </Link>
            <Button look="brand" onClick={close} className="min-h-12">
              {welcome.signIn}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
