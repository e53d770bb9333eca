import type { Order } from '@shop/domain/order'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { useState } from 'react'
import { type Said, SaidNote } from '../../kit/said-note.tsx'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale } from '../../texts.ts'
import { ReturnCard } from './return-card.tsx'
import { ReturnForm } from './return-form.tsx'
import { useReturnTexts } from './return-texts.ts'
import { useOwnReturns } from './use-own-returns.ts'

/** What of a delivered order can be given back, for how long, and what became of it. */
export function ReturnsSection({ order }: { readonly order: Order }) {
  const locale = useLocale()
  const texts = useReturnTexts()
  const { own, keep } = useOwnReturns(order.folio)
  const [isAsking, setIsAsking] = useState(false)
  const [said, setSaid] = useState<Said>()
  if (!own || (own.daysLeft === undefined && own.returns.length === 0)) return null
  const isSomethingLeft = own.lines.some(({ left }) => left > 0)
  return (
    <div className="print:hidden">
      <Card id="devolucion" title={texts.title}>
        <div className="space-y-4">
          {own.daysLeft !== undefined && (
            <p>
              {isSomethingLeft ? texts.lead(own.daysLeft) : texts.allAsked}{' '}
              <Link
                to={paths.warranty(locale)}
                className="inline-flex min-h-8 items-center font-semibold text-brand underline underline-offset-2"
              >
                {texts.how}
              </Link>
            </p>
          )}
          <SaidNote said={said} />
          {own.returns.map((one) => (
            <ReturnCard
              key={one.id}
              shown={one}
              onChange={(changed, words) => {
                keep(changed)
                setSaid({ words })
              }}
            />
          ))}
          {own.daysLeft !== undefined && isSomethingLeft && !isAsking && (
            <Button look="plain" onClick={() => setIsAsking(true)}>
              {texts.open}
            </Button>
          )}
          {isAsking && (
            <ReturnForm
              folio={order.folio}
              lines={own.lines.filter(({ left }) => left > 0)}
              onSent={(changed, words) => {
                keep(changed)
                setSaid({ words })
                setIsAsking(false)
              }}
              onCancel={() => setIsAsking(false)}
            />
          )}
        </div>
      </Card>
    </div>
  )
}
