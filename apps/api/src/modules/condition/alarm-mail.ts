import type { Watched } from '@shop/domain/alarm'
import { serverTexts } from '@shop/texts/server-texts'
import type { MailContent } from '../messages/messages.public.ts'
import { STAFF_LOCALE } from '../staff/staff.public.ts'

type Told = Pick<Watched, 'troubles' | 'over'>

/** One mail with all that is not well, and with all that is well again. */
export function alarmMail(
  { troubles, over }: Told,
  name: string,
  url: string,
): { readonly subject: string; readonly content: MailContent } {
  const texts = serverTexts(STAFF_LOCALE).staffMails.condition
  const hasTroubles = troubles.length > 0
  return {
    subject: hasTroubles ? texts.subject(troubles.length) : texts.overSubject,
    content: {
      name,
      lead: hasTroubles ? texts.lead : texts.overLead,
      action: { label: texts.button, url },
      notes: [
        ...troubles.map((trouble) => texts.trouble(texts.parts[trouble.part].name, texts.parts[trouble.part].trouble(trouble))),
        ...over.map((part) => texts.over(texts.parts[part].name)),
        ...(hasTroubles ? [texts.again] : []),
      ],
    },
  }
}

/** The same for whoever listens outside the shop. */
export function ringOf(shop: string, { troubles, over }: Told) {
  const { parts } = serverTexts(STAFF_LOCALE).staffMails.condition
  return {
    shop,
    status: troubles.some(({ status }) => status === 'fail')
      ? ('fail' as const)
      : troubles.length > 0
        ? ('warn' as const)
        : ('pass' as const),
    troubles: troubles.map((trouble) => ({ part: trouble.part, status: trouble.status, text: parts[trouble.part].trouble(trouble) })),
    over,
  }
}
