import { useEffect, useRef, useState } from 'react'
import { invoiceCalls } from '../../calls/invoice-calls.ts'
import { type InvoiceValues, invoiceValuesOf } from '../../common/invoice/invoice-values.ts'
import { useLocale } from '../../texts.ts'

function isBlank({ rfc, legalName, regime, use, fiscalPostalCode }: InvoiceValues): boolean {
  return [rfc, legalName, regime, use, fiscalPostalCode].every((text) => text === '')
}

/** Fills in what the account keeps, once, unless somebody has begun to type. Who cannot be helped types it. */
export function useKeptInvoice(values: InvoiceValues, change: (some: Partial<InvoiceValues>) => void): boolean {
  const locale = useLocale()
  const [isFilledIn, setFilledIn] = useState(false)
  const now = useRef({ values, change })
  now.current = { values, change }
  useEffect(() => {
    let isHere = true
    if (!isBlank(now.current.values)) return
    invoiceCalls(locale)
      .read()
      .then(({ invoice }) => {
        if (!isHere || !invoice || !isBlank(now.current.values)) return
        now.current.change(invoiceValuesOf(invoice))
        setFilledIn(true)
      })
      .catch(console.warn)
    return () => {
      isHere = false
    }
  }, [locale])
  return isFilledIn
}
