import { lazily } from '../../browser/lazily.ts'
import { useLocale } from '../../texts.ts'
import { saveFile } from '../account/save-file.ts'
import { PLAIN_BUTTON } from '../account/section.tsx'
import { notifyFailure } from '../notifications/notify-failure.ts'
import { useOrderTexts } from './order-texts.ts'

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}

/** A voucher is shown to its owner only, so a plain link would not do: it carries no token. */
export const VoucherLink = ({ id, mediaType }: { readonly id: string; readonly mediaType: string }) => {
  const locale = useLocale()
  const { voucher } = useOrderTexts()
  const download = () => {
    lazily(() => import('../../browser/voucher-calls.ts'))
      .then(({ readVoucher }) => readVoucher(locale, id))
      .then(
        (content) => saveFile(`${voucher.fileName}.${ENDINGS[mediaType] ?? 'bin'}`, mediaType, content),
        (error: unknown) => notifyFailure(error, download),
      )
  }
  return (
    <button type="button" onClick={download} className={PLAIN_BUTTON}>
      {voucher.download}
    </button>
  )
}
