import { changeSlide, createSlide } from '@shop/contract/staff/carousel'
import { SLIDE_ASPECTS, type StaffSlide } from '@shop/domain/staff-slide'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { rulesOf } from '@shop/ui/form/rules'
import { TextField } from '@shop/ui/form/text-field'
import { useWrite } from '../../kit/calls/use-write.ts'
import { useUnsaved } from '../../kit/form/unsaved.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { PictureChoice } from '../../kit/pictures/picture-choice.tsx'
import { useNotices } from '../../kit/use-notices.ts'
import { useCarouselTexts } from './carousel-texts.ts'
import { NEW_SLIDE, typedSlide } from './slide-draft.ts'
import { SlidePreview } from './slide-preview.tsx'

type Props = { readonly slide: StaffSlide | undefined; readonly onDone: () => void; readonly onCancel: () => void }

export function SlideForm({ slide, onDone, onCancel }: Props) {
  const { form: texts } = useCarouselTexts()
  const { say } = useNotices()
  const create = useWrite(createSlide)
  const change = useWrite(changeSlide)
  const form = useForm({
    id: 'slide',
    initial: slide ? typedSlide(slide) : NEW_SLIDE,
    rules: rulesOf(createSlide),
    send: async (_, body) => {
      if (slide) await change({ params: { id: slide.id }, body: { ...body, version: slide.version } })
      else await create({ body })
      say(texts.saved)
      onDone()
    },
  })
  const { leave } = useUnsaved(form.isChanged)
  const { field, at, values } = form
  return (
    <>
      <Card title={slide ? texts.edit : texts.create}>
        <form {...form.formProps} className="space-y-4">
          <ErrorSummary of={form} />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField field={field('titleEs')} label={texts.titleEs} maxLength={60} spellCheck />
            <TextField field={field('titleEn')} label={texts.titleEn} isOptional maxLength={60} lang="en" spellCheck />
            <TextField field={field('textEs')} label={texts.textEs} maxLength={120} spellCheck />
            <TextField field={field('textEn')} label={texts.textEn} isOptional maxLength={120} lang="en" spellCheck />
          </div>
          <TextField
            field={field('link')}
            label={texts.link}
            hint={texts.linkHint}
            maxLength={200}
            inputClassName="font-mono"
            autoComplete="off"
          />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <PictureChoice
              field={at('wideImage')}
              label={texts.wide}
              aspect={SLIDE_ASPECTS.wide}
              chosen={values.wideImage || undefined}
              onChoose={(picture) => form.change({ wideImage: picture ?? '' })}
            />
            <PictureChoice
              field={at('narrowImage')}
              label={texts.narrow}
              aspect={SLIDE_ASPECTS.narrow}
              chosen={values.narrowImage || undefined}
              onChoose={(picture) => form.change({ narrowImage: picture ?? '' })}
            />
          </div>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" isBusy={form.isBusy}>
              {texts.save}
            </Button>
            <Button look="plain" onClick={() => leave(onCancel)}>
              {texts.cancel}
            </Button>
          </div>
        </form>
      </Card>
      <SlidePreview typed={values} />
    </>
  )
}
