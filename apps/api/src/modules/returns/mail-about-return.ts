import { formatMoney } from '@shop/domain/money'
import { PATHS, pathTo } from '@shop/domain/site-paths'
import { serverTexts } from '@shop/texts/server-texts'
import { queueMail } from '../messages/messages.public.ts'
import type { OrderDeps } from '../orders/orders.public.ts'
import { findReturn } from './returns.queries.ts'

/** Joins the caller's transaction, one mail for each step. That the money has gone back is said by the refund's own mail. */
export async function mailAboutReturn(deps: OrderDeps, id: number, step: 'asked' | 'approved' | 'refused' | 'received'): Promise<void> {
  const found = await findReturn(deps.db, id)
  // An account that was deleted leaves nobody to write to.
  if (!found?.customer.email) return
  const { seen, customer, locale } = found
  const texts = serverTexts(locale).returnMails
  const amount = seen.refund && formatMoney(seen.refund.amount)
  const [name = ''] = customer.name.split(' ')
  await queueMail(deps, {
    key: `return-${step} ${id}`,
    to: customer.email,
    locale,
    subject: texts[step].subject(seen.folio),
    content: {
      name,
      lead: texts[step].lead(seen.folio),
      action: { label: texts.button, url: `${deps.settings.publicUrl}${pathTo(PATHS.order, locale, seen.folio)}#devolucion` },
      notes: [
        ...seen.lines.map((line) => texts.line(line.qty, line.name)),
        ...(seen.answer === '' ? [] : [texts.answer(seen.answer)]),
        ...(step === 'approved' ? [texts.send(id)] : []),
        ...(step === 'received' && amount !== undefined ? [texts.money(amount)] : []),
      ],
    },
  })
}
