import type { FieldRule } from '@shop/domain/field-rules'
import { hasUnknownPlaceholder, POLICY_PAGES } from '@shop/domain/policy-text'
import * as z from 'zod/mini'
import { listOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { versionField } from '../fields/numbers.ts'
import { type FormField, form, paragraphsField, textField } from '../form.ts'
import { input } from '../input.ts'
import { policyPage, staffSection } from '../wire/shop/policy-text.ts'
import { shortText } from '../wire/text.ts'

const may = { access: 'staff', roles: ['owner', 'content'] } as const
const BASE = '/admin/textos'
const LONGEST_TEXT = 8_000

const pageWord = z.codec(policyPage.schema, z.enum(POLICY_PAGES), { decode: policyPage.decode, encode: policyPage.encode })
const bySection = input({ pagina: pageWord, seccion: shortText(60) }, { pagina: 'page', seccion: 'section' })
function placeholderRule(text: string): FieldRule | undefined {
  return hasUnknownPlaceholder(text) ? 'placeholder' : undefined
}

const paragraphs = paragraphsField({ max: LONGEST_TEXT })
const bodyField: FormField<string> = {
  ...paragraphs,
  read: (raw) => {
    const read = paragraphs.read(raw)
    const rule = 'value' in read ? placeholderRule(read.value) : undefined
    return rule ? { issues: [{ path: '', rule }] } : read
  },
}
const titleField = textField([placeholderRule], { max: 120 })
const sections = listOf(staffSection)

export const listPolicyTexts = endpoint({
  method: 'GET',
  path: BASE,
  ...may,
  summary: 'Every section of the policy pages: the words it came with, and the shop’s own where there are any',
  data: sections,
})

export const changePolicyText = endpoint({
  method: 'POST',
  path: `${BASE}/:pagina/:seccion`,
  ...may,
  summary: 'A section in the shop’s own words, in both languages. Numbers of promises are placeholders such as {dias_devolucion}',
  params: bySection,
  body: form(
    { titulo: titleField, titulo_en: titleField, texto: bodyField, texto_en: bodyField, version: versionField },
    { titulo: 'titleEs', titulo_en: 'titleEn', texto: 'bodyEs', texto_en: 'bodyEn' },
  ),
  data: sections,
})

export const restorePolicyText = endpoint({
  method: 'DELETE',
  path: `${BASE}/:pagina/:seccion`,
  ...may,
  summary: 'Goes back to the words a section came with; version is the one it was read with',
  params: bySection,
  body: form({ version: versionField }),
  data: sections,
})
