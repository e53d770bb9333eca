import { adminVehicles as english } from '@shop/texts/en/admin-vehicles'
import { adminVehicles as spanish } from '@shop/texts/es/admin-vehicles'
import { useTextsOf } from '../../language.tsx'

export const useVehicleTexts = () => useTextsOf({ es: spanish, en: english })
