import type { FormRule } from '@shop/domain/field-rules'
import {
  type InvoiceData,
  type InvoiceField,
  isRegime,
  readInvoiceData,
  regimesFor,
  usesFor,
  wrongInvoiceFields,
} from '@shop/domain/invoice'
import { taxpayerOf } from '@shop/domain/rfc'

/** What the form asks for an invoice; the postal code's name differs from that of the delivery. */
export type InvoiceValues = {
  readonly wantsInvoice: string
  readonly rfc: string
  readonly legalName: string
  readonly regime: string
  readonly use: string
  readonly fiscalPostalCode: string
}

type Typed = { readonly [Field in InvoiceField]: string }

export function invoiceValuesOf(kept: Typed | undefined): InvoiceValues {
  return {
    wantsInvoice: kept ? 'on' : '',
    rfc: kept?.rfc ?? '',
    legalName: kept?.legalName ?? '',
    regime: kept?.regime ?? '',
    use: kept?.use ?? '',
    fiscalPostalCode: kept?.postalCode ?? '',
  }
}

export function typedInvoiceOf({ wantsInvoice, rfc, legalName, regime, use, fiscalPostalCode }: InvoiceValues): Typed | undefined {
  return wantsInvoice ? { rfc, legalName, regime, use, postalCode: fiscalPostalCode } : undefined
}

export function invoiceOf(typed: Typed | undefined): InvoiceData | undefined {
  return typed && readInvoiceData(typed)
}

/** Judged together: a regime has to go with the RFC, a use with the regime. */
export function wrongInvoice(values: InvoiceValues): { readonly [Name in keyof InvoiceValues]?: FormRule } {
  const typed = typedInvoiceOf(values)
  const names = typed ? wrongInvoiceFields(typed).map((field) => (field === 'postalCode' ? 'fiscalPostalCode' : field)) : []
  return Object.fromEntries(names.map((name) => [name, values[name].trim() === '' ? 'required' : 'invalid']))
}

/** Regimes of whom the RFC names; undefined while it names nobody. */
export function regimesToChoose({ rfc }: InvoiceValues): readonly string[] | undefined {
  const taxpayer = taxpayerOf(rfc)
  return taxpayer && regimesFor(taxpayer)
}

export function usesToChoose({ regime }: InvoiceValues): readonly string[] | undefined {
  return isRegime(regime) ? usesFor(regime) : undefined
}

/** Another RFC may leave no room for the regime that was chosen, another regime none for the use. */
export function followingInvoiceChanges(before: InvoiceValues, change: Partial<InvoiceValues>): Partial<InvoiceValues> {
  const after = { ...before, ...change }
  const regime = regimesToChoose(after)?.includes(after.regime) ? after.regime : ''
  const use = usesToChoose({ ...after, regime })?.includes(after.use) ? after.use : ''
  return { ...change, regime, use }
}
