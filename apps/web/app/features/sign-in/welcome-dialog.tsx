import type { Verified } from '@shop/contract/wire/people/account-answers'
import { Button } from '@shop/ui/button'
import { Dialog } from '@shop/ui/dialog/dialog'
import { useSignInTexts } from '../../common/sign-in/sign-in-texts.ts'

type Props = { readonly says: Verified | 'ready'; readonly goOn: string; readonly onClose: () => void }

export function WelcomeDialog({ says, goOn, onClose }: Props) {
  const { welcome } = useSignInTexts()
  return (
    <Dialog title={welcome.title} onClose={onClose}>
      {(close) => (
        <>
          <p className="mt-3 text-lg">{says === 'ready' ? welcome.ready : welcome.states[says]}</p>
          <Button onClick={close} className="mt-5 min-h-12 w-full">
            {goOn}
          </Button>
        </>
      )}
    </Dialog>
  )
}
