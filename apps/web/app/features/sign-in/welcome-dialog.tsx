import type { Verified } from '@shop/contract/wire/people/account-answers'
import { Modal } from '../modal.tsx'
import { useSignInTexts } from './sign-in-texts.ts'

type Props = { readonly says: Verified | 'ready'; readonly goOn: string; readonly onClose: () => void }

export const WelcomeDialog = ({ says, goOn, onClose }: Props) => {
  const { welcome } = useSignInTexts()
  return (
    <Modal title={welcome.title} onClose={onClose}>
      {(close) => (
        <>
          <p className="mt-3 text-lg">{says === 'ready' ? welcome.ready : welcome.states[says]}</p>
          <button
            type="button"
            onClick={close}
            className="mt-5 min-h-12 w-full rounded-lg bg-brand px-6 font-bold text-white hover:bg-brand-dark"
          >
            {goOn}
          </button>
        </>
      )}
    </Modal>
  )
}
