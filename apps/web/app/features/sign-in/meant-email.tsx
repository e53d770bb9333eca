import { likelyEmail } from '@shop/domain/likely-email'
import { Button } from '@shop/ui/button'
import { useSignInTexts } from '../../common/sign-in/sign-in-texts.ts'

type Props = { readonly email: string; readonly onTake: (meant: string) => void }

/** Asks about a domain that is one slip away from a common one: a mail that goes to "gmial.com" never comes. */
export function MeantEmail({ email, onTake }: Props) {
  const { meant } = useSignInTexts()
  const likely = likelyEmail(email)
  return (
    <p role="status" className="-mt-2 text-sm empty:hidden">
      {likely && (
        <>
          {meant.before}
          <Button look="link" onClick={() => onTake(likely)} className="text-sm">
            {likely}
          </Button>
          {meant.after}
        </>
      )}
    </p>
  )
}
