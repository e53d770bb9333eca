import { Card } from '@shop/ui/card'
import { EmailField } from '@shop/ui/form/email-field'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { TextArea } from '@shop/ui/form/text-area'
import { TextField } from '@shop/ui/form/text-field'
import { TickField } from '@shop/ui/form/tick-field'
import { type RefObject, useId } from 'react'
import { useCarOptions } from '../../common/car/use-car-options.ts'
import { SubmitButton } from '../../kit/submit-button.tsx'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale } from '../../texts.ts'
import { AskedCarFields } from './asked-car-fields.tsx'
import { PictureField } from './picture-field.tsx'
import { useQuotationTexts } from './quotation-texts.ts'
import { isYear, LONGEST } from './quotation-values.ts'
import { useQuotationForm } from './use-quotation-form.ts'
import { useVisitorIsThere } from './use-visitor-is-there.ts'

export function QuotationForm({ makes }: { readonly makes: readonly string[] }) {
  const locale = useLocale()
  const texts = useQuotationTexts()
  const { form, picture, trap } = useQuotationForm()
  const { make, model, year } = form.values
  const isThere = useVisitorIsThere()
  const isCarKnown = isThere && make !== '' && model !== '' && isYear(year)
  const parts = useCarOptions(isCarKnown ? 'part' : undefined, form.values)
  const listId = useId()
  return (
    <form {...form.formProps} className="space-y-5">
      <ErrorSummary of={form} />
      <Card id="auto" title={texts.car.title} note={texts.car.lead}>
        <AskedCarFields makes={makes} hasLists={isThere} values={form.values} field={form.field} onChange={form.change} />
      </Card>
      <Card id="refaccion" title={texts.part.title}>
        <div className="space-y-4">
          <TextField
            field={form.field('part')}
            label={texts.labels.part}
            hint={texts.hints.part}
            list={listId}
            maxLength={LONGEST.part}
            autoComplete="off"
          />
          <datalist id={listId}>
            {parts?.map((part) => (
              <option key={part} value={part} />
            ))}
          </datalist>
          <TextArea
            field={form.field('comments')}
            label={texts.labels.comments}
            hint={texts.hints.comments}
            maxLength={LONGEST.comments}
            isOptional
          />
          <PictureField field={form.at('picture')} picture={picture} />
        </div>
      </Card>
      <Card id="contacto" title={texts.contact.title} note={texts.contact.lead}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            field={form.field('name')}
            label={texts.labels.name}
            autoComplete="name"
            autoCapitalize="words"
            maxLength={LONGEST.name}
            className="sm:col-span-2"
          />
          <EmailField field={form.field('email')} label={texts.labels.email} />
          <TextField
            field={form.field('phone')}
            label={texts.labels.phone}
            inputMode="tel"
            autoComplete="tel-national"
            hint={texts.hints.phone}
          />
          <TickField
            field={form.at('wantsSms')}
            isTicked={form.values.wantsSms === 'on'}
            onTick={(isWanted) => form.change({ wantsSms: isWanted ? 'on' : '' })}
          >
            {texts.labels.wantsSms}
          </TickField>
        </div>
        <Trap field={trap} />
      </Card>
      <div>
        <SubmitButton isBusy={form.isBusy}>{texts.send}</SubmitButton>
        <p className="mt-3 text-sm text-muted">
          {texts.privacy}{' '}
          <Link to={paths.privacy(locale)} className="inline-flex min-h-6 items-center text-brand underline underline-offset-2">
            {texts.privacyLink}
          </Link>
        </p>
      </div>
    </form>
  )
}

/** No person sees or hears it; programs fill in whatever has a name. */
function Trap({ field }: { readonly field: RefObject<HTMLInputElement | null> }) {
  const { trap } = useQuotationTexts()
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        {trap}
        <input ref={field} name="sitio_web" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
