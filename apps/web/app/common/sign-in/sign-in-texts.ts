import { signIn as english } from '@shop/texts/en/sign-in'
import { signIn as spanish } from '@shop/texts/es/sign-in'
import { useTextsOf } from '../../texts.ts'

export function useSignInTexts(): typeof spanish {
  return useTextsOf({ es: spanish, en: english })
}
