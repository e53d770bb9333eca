import { signIn as english } from '@shop/texts/en/sign-in'
import { signIn as spanish } from '@shop/texts/es/sign-in'
import { useTextsOf } from '../../texts.ts'

export const useSignInTexts = (): typeof spanish => useTextsOf({ es: spanish, en: english })
