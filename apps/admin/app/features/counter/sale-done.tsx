import { type Cents, formatMoney } from '@shop/domain/money'
import type { CounterMethod } from '@shop/domain/payment-method'
import { Button } from '@shop/ui/button'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { screens } from '../../screens.ts'
import { useCounterTexts } from './use-counter-texts.ts'

export type Sold = { readonly folio: string; readonly total: Cents; readonly method: CounterMethod }

const LINK = 'inline-flex min-h-11 items-center text-brand underline underline-offset-2'

/** The next customer is one Enter away. */
export function SaleDone({ sold: { folio, total, method }, onDone }: { readonly sold: Sold; readonly onDone: () => void }) {
  const { sale: texts } = useCounterTexts()
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => next.current?.focus(), [])
  const address = `${screens.orders.path}/${folio}`
  return (
    <div className="space-y-4">
      <p role="status" className="text-lg">
        {texts.total(formatMoney(total), texts.methods[method])}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button ref={next} onClick={onDone}>
          {texts.next}
        </Button>
        <Link to={`${address}/imprimir`} target="_blank" className={LINK}>
          {texts.print}
        </Link>
        <Link to={address} className={LINK}>
          {texts.open}
        </Link>
      </div>
    </div>
  )
}
