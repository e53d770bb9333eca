import type { Locale } from '@shop/domain/locale'
import { accountDeletion as english } from '@shop/texts/en/account-deletion'
import { accountDeletion as spanish } from '@shop/texts/es/account-deletion'

const IN_EACH = { es: spanish, en: english }

/** For who deleted the account and is sent here. From the server, so that the words weigh on nobody else's page. */
export function accountDeletedMessage(request: Request, locale: Locale): string | undefined {
  return new URL(request.url).searchParams.get('cuenta') === 'borrada' ? IN_EACH[locale].deleted : undefined
}
