import type { AuditFacts } from '@shop/domain/audit-log'
import { maskedClabe, type SettingName, type SettingValues } from '@shop/domain/shop-settings'
import { openingText } from '@shop/texts/opening-text'
import { serverTexts } from '@shop/texts/server-texts'

/** A setting as the log tells it. Of an account only the last digits: the log is never erased. */
export function settingFacts(name: SettingName, { hours, holidays, bankAccount, looks, ...others }: SettingValues): AuditFacts {
  switch (name) {
    case 'hours': {
      const { weekdays } = serverTexts('es').chat
      return { openingHours: hours.map((row) => openingText(row, weekdays)).join(' · ') }
    }
    case 'holidays':
      return { holidays: holidays.map(({ day, names }) => `${day} ${names.es} / ${names.en}`).join(' · ') }
    case 'bankAccount':
      return { ...bankAccount, clabe: maskedClabe(bankAccount.clabe) }
    case 'looks':
      return { brandColour: looks.brand, accentColour: looks.accent, logo: looks.logo?.picture ?? '' }
    default:
      return others[name]
  }
}
