import { jobKit as english } from '@shop/texts/en/job-kit'
import { jobKit as spanish } from '@shop/texts/es/job-kit'
import { useTextsOf } from '../../texts.ts'

export function useJobKitTexts(): typeof spanish {
  return useTextsOf({ es: spanish, en: english })
}
