import { garageDialog as english } from '@shop/texts/en/garage-dialog'
import { garageDialog as spanish } from '@shop/texts/es/garage-dialog'
import { useTextsOf } from '../../texts.ts'

export function useDialogTexts(): typeof spanish {
  return useTextsOf({ es: spanish, en: english })
}
