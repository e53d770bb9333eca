import { CallFailed } from '@shop/contract/client'
import { getOffer } from '@shop/contract/shop/quotations'
import { data, type LoaderArgs } from '../router/loader.ts'
import { localeOf } from '../texts.ts'

export async function loader({ params, context }: LoaderArgs) {
  try {
    return { offer: await context.api(localeOf(params.lang))(getOffer, { params: { token: params.token ?? '' } }) }
  } catch (error) {
    if (error instanceof CallFailed && error.status < 500) return data({ offer: undefined }, { status: 404 })
    throw error
  }
}
