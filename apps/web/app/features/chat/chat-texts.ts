import { chatPanel as english } from '@shop/texts/en/chat-panel'
import { chatPanel as spanish } from '@shop/texts/es/chat-panel'
import { useTextsOf } from '../../texts.ts'

export function useChatTexts(): typeof spanish {
  return useTextsOf({ es: spanish, en: english })
}
