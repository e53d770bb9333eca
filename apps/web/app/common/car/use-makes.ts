import { listMakes } from '@shop/contract/shop/vehicles'
import { useEffect, useState } from 'react'
import { callApi } from '../../calls/call-api.ts'
import { notifyFailure } from '../../kit/notify-failure.ts'
import { useLocale } from '../../texts.ts'

/** Makes with at least one part on sale. */
export function useMakes(): readonly string[] {
  const locale = useLocale()
  const [makes, setMakes] = useState<readonly string[]>([])
  useEffect(() => {
    const ask = () => {
      callApi(locale)
        .then((call) => call(listMakes))
        .then((found) => setMakes(found.filter(({ productCount }) => productCount > 0).map(({ name }) => name)))
        .catch((error: unknown) => notifyFailure(error, ask))
    }
    ask()
  }, [locale])
  return makes
}
