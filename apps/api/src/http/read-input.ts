import type { Input } from '@shop/contract/input'
import type { Locale } from '@shop/domain/locale'
import { serverTexts } from '@shop/texts/server-texts'
import { InvalidInput } from '../problems.ts'

/** What a caller sent as the code knows it, or each field that is wrong, in the caller's language. */
export function readInput<Inside>(declared: Input<Inside> | undefined, raw: unknown, locale: Locale): Inside {
  if (!declared) return undefined as Inside
  const result = declared.decode(raw)
  if ('value' in result) return result.value
  const { invalidField, fieldRules } = serverTexts(locale)
  const texts: Record<string, string> & { other: string } = invalidField
  throw new InvalidInput(
    result.issues.map(({ path, rule, figure = '' }) => ({
      path,
      message: rule ? fieldRules[rule].replace('{n}', figure) : (texts[path] ?? texts.other),
    })),
  )
}
