import type { FormRule, Rule } from './field-rules.ts'

/**
 * Whether a text leads somewhere: an address of the web, a bare domain, or one that is spelled around. Mail programs make links of
 * them, and a mail of the shop must not lead to where a stranger wants. "Ma.Elena", "J.R. Pérez" and "S.A. de C.V." lead nowhere.
 */
export function holdsLink(text: string): boolean {
  const read = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[。․]/g, '.')
    .toLowerCase()
  if (/:\/\/|\bhttps?\b\s*:|(?<![\p{L}\p{N}])www\s*\./u.test(read) || IP_ADDRESS.test(read)) return true
  return [...read.matchAll(DOTTED)].some(({ groups = {} }) => {
    const { name = '', before = '', after = '', end = '' } = groups
    const isAsInNames = before !== '' || after !== '' || name.length === 1 || ABBREVIATIONS.has(name)
    return !isAsInNames || COMMON_ENDS.has(end)
  })
}

/** Mails greet people by their names: a name is not the place for an address of the web. */
export const noLink: Rule<FormRule> = (text) => (holdsLink(text) ? 'link' : undefined)

/** A word, a dot, and two letters or more; what follows is only looked at, because it may begin the next one. */
const DOTTED =
  /(?<![\p{L}\p{M}\p{N}-])(?<name>[\p{L}\p{M}\p{N}-]+)(?<before>\s*)\.(?=(?<after>\s*)(?<end>xn--[a-z0-9-]+|[\p{L}\p{M}]{2,})(?![\p{L}\p{M}\p{N}]))/gu
const IP_ADDRESS = /(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1?\d{1,2})\.){3}(?:25[0-5]|2[0-4]\d|1?\d{1,2})(?![\d.])/

/** Written before a name, often without a blank. */
const ABBREVIATIONS = new Set(
  'ma fco gpe sta sto sn sr sra srta dr dra lic ing arq prof mtro mtra da dn vda hnos cia cía no núm num col av calz priv int ext jr'.split(
    ' ',
  ),
)

/** Where a blank or an abbreviation leaves doubt, these end a domain all the same. */
const COMMON_ENDS = new Set(
  'com mx net org info biz io me co app dev xyz top site online shop store click link live club vip win icu fun tv us ly gl gd cc ru cn tk lat'.split(
    ' ',
  ),
)
