import { Button } from '@shop/ui/button'
import { lazily } from '../../browser/lazily.ts'
import { useOrderTexts } from '../../common/order/order-texts.ts'
import { notifyFailure } from '../../kit/notify-failure.ts'
import { saveFile } from '../../kit/save-file.ts'
import { useLocale } from '../../texts.ts'

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}

/** A voucher is shown to its owner only, so a plain link would not do: it carries no token. */
export function VoucherLink({ id, mediaType }: { readonly id: string; readonly mediaType: string }) {
  const locale = useLocale()
  const { voucher } = useOrderTexts()
  const download = () => {
    lazily(() => import('../../calls/voucher-calls.ts'))
      .then(({ readVoucher }) => readVoucher(locale, id))
      .then(
        (content) => saveFile(`${voucher.fileName}.${ENDINGS[mediaType] ?? 'bin'}`, mediaType, content),
        (error: unknown) => notifyFailure(error, download),
      )
  }
  return (
    <Button look="plain" onClick={download}>
      {voucher.download}
    </Button>
  )
}
