import { staffWorkshopJobs as english } from '@shop/texts/en/staff/workshop-jobs'
import { staffWorkshopJobs as spanish } from '@shop/texts/es/staff/workshop-jobs'
import { useTextsOf } from '../../language.tsx'

export function useJobTexts() {
  return useTextsOf({ es: spanish, en: english })
}
