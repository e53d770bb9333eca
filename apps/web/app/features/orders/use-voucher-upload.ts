import { CallFailed } from '@shop/contract/client'
import type { Order } from '@shop/domain/order'
import { UPLOAD_TYPES } from '@shop/domain/upload'
import { useEffect, useRef, useState } from 'react'
import { lazily } from '../../browser/lazily.ts'
import { useOrderTexts } from '../../common/order/order-texts.ts'
import { previewOf, readyToSend } from '../../kit/chosen-file.ts'
import { useLocale } from '../../texts.ts'

type Chosen = { readonly file: File; readonly key: string; readonly preview: string | undefined }
type State = 'choosing' | 'sending' | 'lost'

function voucherCalls() {
  return lazily(() => import('../../calls/voucher-calls.ts'))
}

/** A voucher on its way. A dropped connection keeps the file, and sends it again as soon as there is one. */
export function useVoucherUpload(folio: string, onSent: (order: Order) => void) {
  const locale = useLocale()
  const { voucher: texts } = useOrderTexts()
  const [chosen, setChosen] = useState<Chosen>()
  const [trackingKey, setTrackingKey] = useState('')
  const [state, setState] = useState<State>('choosing')
  const [share, setShare] = useState(0)
  const [problem, setProblem] = useState<string>()
  const isSending = useRef(false)

  const choose = async (picked: File | undefined) => {
    if (!picked) return
    // Fetched while there is a connection: a browser does not ask twice for a script that did not arrive.
    void voucherCalls().catch(console.warn)
    const { file, problem: wrong } = await readyToSend(picked, UPLOAD_TYPES)
    setProblem(wrong && texts[wrong])
    setState('choosing')
    setChosen(wrong ? undefined : { file, key: crypto.randomUUID(), preview: await previewOf(file) })
  }
  const send = async () => {
    if (!chosen || isSending.current) return
    isSending.current = true
    setState('sending')
    setProblem(undefined)
    setShare(0)
    try {
      const { uploadVoucher } = await voucherCalls()
      const order = await uploadVoucher(locale, { folio, file: chosen.file, key: chosen.key, trackingKey, onProgress: setShare })
      setChosen(undefined)
      setState('choosing')
      onSent(order)
    } catch (error) {
      // Too many pictures at once is an answer too: nobody's connection was lost.
      const isAnswer = error instanceof CallFailed && (error.status < 500 || error.failure.code === 'pictures_busy')
      setState(isAnswer ? 'choosing' : 'lost')
      setProblem(isAnswer ? error.message : undefined)
    } finally {
      isSending.current = false
    }
  }
  useEffect(() => {
    if (state !== 'lost') return
    const again = () => void send()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  })
  return { chosen, choose, trackingKey, setTrackingKey, state, share, problem, send: () => void send() }
}
