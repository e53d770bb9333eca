import { normalRfc, type Taxpayer, taxpayerOf } from './rfc.ts'

/** What the SAT wants to know for a CFDI 4.0. */
export type InvoiceData = {
  readonly rfc: string
  readonly legalName: string
  readonly regime: Regime
  readonly use: CfdiUse
  readonly postalCode: string
}

type Kind = 'person' | 'company'

/** The SAT's catalogue of tax regimes, and who can be in each. Their names are in the texts. */
export const REGIMES = {
  '601': ['company'],
  '603': ['company'],
  '605': ['person'],
  '606': ['person'],
  '607': ['person'],
  '608': ['person'],
  '610': ['person', 'company'],
  '611': ['person'],
  '612': ['person'],
  '614': ['person'],
  '615': ['person'],
  '616': ['person'],
  '620': ['company'],
  '621': ['person'],
  '622': ['company'],
  '623': ['company'],
  '624': ['company'],
  '625': ['person'],
  '626': ['person', 'company'],
} as const satisfies Record<string, readonly Kind[]>
export type Regime = keyof typeof REGIMES

const IN_BUSINESS: readonly Regime[] = ['601', '603', '606', '612', '620', '621', '622', '623', '624', '625', '626']

/**
 * The SAT's uses of a CFDI that a purchase of parts can have, and the regimes that may choose each. Left out are personal deductions
 * (doctors, schools, funerals), payroll and receipts of payment.
 */
export const CFDI_USES = {
  G01: IN_BUSINESS,
  G03: IN_BUSINESS,
  I03: IN_BUSINESS,
  I08: IN_BUSINESS,
  S01: Object.keys(REGIMES) as Regime[],
} as const satisfies Record<string, readonly Regime[]>
export type CfdiUse = keyof typeof CFDI_USES

export function isRegime(code: string): code is Regime {
  return Object.hasOwn(REGIMES, code)
}
export function isCfdiUse(code: string): code is CfdiUse {
  return Object.hasOwn(CFDI_USES, code)
}

/** Whom no RFC names has no obligations, and cannot deduct anything. */
export function regimesFor(taxpayer: Taxpayer): Regime[] {
  if (taxpayer !== 'person' && taxpayer !== 'company') return ['616']
  return (Object.keys(REGIMES) as Regime[]).filter((regime) => (REGIMES[regime] as readonly Kind[]).includes(taxpayer))
}

export function usesFor(regime: Regime): CfdiUse[] {
  return (Object.keys(CFDI_USES) as CfdiUse[]).filter((use) => CFDI_USES[use].includes(regime))
}

export type InvoiceField = keyof InvoiceData
type Typed = { readonly [Field in InvoiceField]: string }

/** The fields that are wrong, each judged together with those it depends on; none means that the data are good. */
export function wrongInvoiceFields({ rfc, legalName, regime, use, postalCode }: Typed): InvoiceField[] {
  const taxpayer = taxpayerOf(rfc)
  const wrong: InvoiceField[] = []
  if (!taxpayer) wrong.push('rfc')
  if (legalName.trim().length < 2 || legalName.length > LONGEST_NAME) wrong.push('legalName')
  if (!isRegime(regime) || (taxpayer && !regimesFor(taxpayer).includes(regime))) wrong.push('regime')
  if (!isCfdiUse(use) || (isRegime(regime) && !usesFor(regime).includes(use))) wrong.push('use')
  if (!isPostalCode(postalCode)) wrong.push('postalCode')
  return wrong
}

/** Undefined while a field is wrong. Names are as the SAT prints them: capitals. */
export function readInvoiceData(typed: Typed): InvoiceData | undefined {
  const { regime, use } = typed
  if (wrongInvoiceFields(typed).length > 0 || !isRegime(regime) || !isCfdiUse(use)) return undefined
  const legalName = typed.legalName.trim().replace(/\s+/g, ' ').toUpperCase()
  return { rfc: normalRfc(typed.rfc), legalName, regime, use, postalCode: typed.postalCode.trim() }
}

const LONGEST_NAME = 254
/** Mexican postal codes run from 01000 to 99999. */
function isPostalCode(typed: string): boolean {
  return /^\d{5}$/.test(typed.trim()) && Number(typed) >= 1_000
}
