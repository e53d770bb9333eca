import { staffVehicles as english } from '@shop/texts/en/staff/vehicles'
import { staffVehicles as spanish } from '@shop/texts/es/staff/vehicles'
import { useTextsOf } from '../../language.tsx'

export function useVehicleTexts() {
  return useTextsOf({ es: spanish, en: english })
}
