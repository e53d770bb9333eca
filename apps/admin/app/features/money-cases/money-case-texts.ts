import { staffMoneyCases as english } from '@shop/texts/en/staff/money-cases'
import { staffMoneyCases as spanish } from '@shop/texts/es/staff/money-cases'
import { useTextsOf } from '../../language.tsx'

export const useMoneyCaseTexts = () => useTextsOf({ es: spanish, en: english })
