import type { Locale } from '@shop/domain/locale'
import { cents, formatMoney } from '@shop/domain/money'
import type { PaymentMethod } from '@shop/domain/payment-method'
import { POLICY_PAGES, type PolicyPageName, type SectionText } from '@shop/domain/policy-text'
import { STANDARD_LOOKS } from '@shop/domain/shop-looks'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { policyPages as english } from './en/policy-pages.ts'
import { policyPages as spanish } from './es/policy-pages.ts'
import { textFromBlocks } from './policy-text.ts'

/** Promises that nobody makes: where they turn up in a text, a placeholder belongs. */
const MARKED: PublicPolicies = {
  shipping: { freeOver: cents(99_000_011), standardCost: cents(99_000_012) },
  delivery: { fewestDays: 990_021, mostDays: 990_022 },
  returns: { days: 990_031 },
  quotation: { minutes: 990_041 },
  hours: [{ days: [], opens: '99:51', closes: '99:52' }],
  holidays: [],
  identity: {
    name: '{tienda}',
    legalName: '{razon_social}',
    rfc: '',
    city: '',
    position: '',
    address: '{domicilio}',
    phone: '{telefono}',
    whatsapp: '{telefono}',
    email: '{correo}',
  },
  looks: STANDARD_LOOKS,
}

const MARKS: readonly (readonly [mark: string, placeholder: string])[] = [
  [formatMoney(MARKED.shipping.freeOver), '{gratis_desde}'],
  [formatMoney(MARKED.shipping.standardCost), '{costo_envio}'],
  [String(MARKED.delivery.fewestDays), '{entrega_minimo}'],
  [String(MARKED.delivery.mostDays), '{entrega_maximo}'],
  [String(MARKED.returns.days), '{dias_devolucion}'],
  [String(MARKED.quotation.minutes), '{minutos_cotizacion}'],
  [' 99:51–99:52', '{horario}'],
]

export type OriginalSection = { readonly page: PolicyPageName; readonly section: string; readonly text: SectionText }

/** Every section of the policy pages in the words it came with, written so that it can be edited. */
export function originalSections(methods: readonly PaymentMethod[]): OriginalSection[] {
  return POLICY_PAGES.flatMap((page) => {
    const sections = { es: spanish[page](MARKED, methods).sections, en: english[page](MARKED, methods).sections }
    return sections.es.map(({ id }) => {
      const of = (locale: Locale) => sections[locale].find((one) => one.id === id)
      const title = (locale: Locale) => withPlaceholders(of(locale)?.title ?? '')
      const body = (locale: Locale) => withPlaceholders(textFromBlocks(of(locale)?.blocks ?? []))
      return { page, section: id, text: { title: { es: title('es'), en: title('en') }, body: { es: body('es'), en: body('en') } } }
    })
  })
}

function withPlaceholders(text: string): string {
  return MARKS.reduce((changed, [mark, placeholder]) => changed.replaceAll(mark, placeholder), text)
}
