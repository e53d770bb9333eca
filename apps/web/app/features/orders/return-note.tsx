import type { Order } from '@shop/domain/order'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { Link, useOutletContext } from 'react-router'
import { paths } from '../../paths.ts'
import { useLocale } from '../../texts.ts'
import { useOrderTexts } from './order-texts.ts'

const DAY_MS = 86_400_000

/** How long a delivered order can still be returned. */
export const ReturnNote = ({ order }: { readonly order: Order }) => {
  const locale = useLocale()
  const { order: texts } = useOrderTexts()
  const { returns } = useOutletContext<PublicPolicies>()
  const delivered = order.timeline.findLast(({ status }) => status === 'delivered')
  if (!delivered || order.status !== 'delivered') return null
  const left = returns.days - Math.floor((Date.now() - delivered.at.getTime()) / DAY_MS)
  if (left < 1) return null
  return (
    <p className="print:hidden">
      {texts.returns(left)}{' '}
      <Link to={paths.warranty(locale)} className="inline-flex min-h-8 items-center font-semibold text-brand underline underline-offset-2">
        {texts.returnsLink}
      </Link>
    </p>
  )
}
