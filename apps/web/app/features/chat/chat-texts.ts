import { chatPanel as english } from '@shop/texts/en/chat-panel'
import { chatPanel as spanish } from '@shop/texts/es/chat-panel'
import { useTextsOf } from '../../texts.ts'

export const useChatTexts = (): typeof spanish => useTextsOf({ es: spanish, en: english })
