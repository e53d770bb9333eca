import { CallFailed } from '@shop/contract/client'
import { rulesOf } from '@shop/ui/form/rules'
import { useEffect, useRef } from 'react'
import { lazily } from '../../browser/lazily.ts'
import { forgetDraft, keepDraft, keyFor } from '../../browser/quotation-draft.ts'
import { comingRules } from '../../kit/coming-rules.ts'
import { useForm } from '../../kit/use-form.ts'
import { paths } from '../../paths.ts'
import { useLocation, useNavigate } from '../../router/router-context.ts'
import { useLocale } from '../../texts.ts'
import { useQuotationTexts } from './quotation-texts.ts'
import { CLEAN, type QuotationValues, requestOf } from './quotation-values.ts'
import type { ReceivedState } from './received-state.ts'
import { nameOf, usePicture } from './use-picture.ts'
import { usePrefilled } from './use-prefilled.ts'

const FORM_ID = 'cotizacion'
const ABOUT_THE_PICTURE = new Set(['file_not_accepted', 'picture_too_large', 'payload_too_large'])

/** The form of a quotation: one send makes one quotation, and nothing typed is lost until it has been received. */
export function useQuotationForm() {
  const locale = useLocale()
  const navigate = useNavigate()
  const { search } = useLocation()
  const texts = useQuotationTexts()
  const initial = usePrefilled(FORM_ID)
  const trap = useRef<HTMLInputElement>(null)
  const form = useForm({
    id: FORM_ID,
    initial,
    rules: comingRules(
      () => import('@shop/contract/shop/quotations'),
      ({ requestQuotation }) => rulesOf(requestQuotation),
    ),
    clean: CLEAN,
    send: async (values) => {
      const file = await picture.current.current
      const request = { ...requestOf(values), trap: trap.current?.value || undefined }
      const key = keyFor(JSON.stringify([request, file && nameOf(file)]))
      const { sendQuotation } = await lazily(() => import('../../calls/quotation-calls.ts'))
      const received = await sendQuotation(locale, { request, picture: file, key }).catch((error: unknown) => {
        throw aboutThePicture(error, texts.picture.refused)
      })
      forgetDraft()
      const state: ReceivedState = { received, request }
      await navigate(paths.quotation(locale), { replace: true, state })
    },
  })
  const picture = usePicture((name) => form.change({ picture: name }))
  useKeptDraft(search, form.values, initial)
  return { form, picture, trap }
}

/** What is wrong with the file is said at the file; how many pixels are too many the server says. */
function aboutThePicture(error: unknown, message: string): unknown {
  return error instanceof CallFailed && ABOUT_THE_PICTURE.has(error.failure.code ?? '')
    ? new CallFailed(error.status, {
        ...error.failure,
        errors: [{ path: 'picture', message: error.failure.code === 'picture_too_large' ? error.message : message }],
      })
    : error
}

/** Typed, so not to be typed again: also after a reload. What nobody has touched is not kept. */
function useKeptDraft(of: string, values: QuotationValues, initial: QuotationValues): void {
  const hasBegun = useRef(false)
  const text = JSON.stringify(values)
  const isTouched = text !== JSON.stringify(initial)
  useEffect(() => {
    hasBegun.current ||= isTouched
    if (!hasBegun.current) return
    const { picture: _, ...kept }: QuotationValues = JSON.parse(text)
    keepDraft({ of, values: kept })
  }, [of, text, isTouched])
}
