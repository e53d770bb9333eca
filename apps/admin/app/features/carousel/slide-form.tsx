import { changeSlide, createSlide } from '@shop/contract/staff/carousel'
import { SLIDE_ASPECTS, type StaffSlide } from '@shop/domain/staff-slide'
import { useState } from 'react'
import { useSend } from '../calls/use-send.ts'
import { Button } from '../form/button.tsx'
import { Field } from '../form/field.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { RequiredNote } from '../form/required.tsx'
import { useUnsaved } from '../form/unsaved.tsx'
import { useNotices } from '../notices/notices.tsx'
import { Panel } from '../panel.tsx'
import { PictureChoice } from '../pictures/picture-choice.tsx'
import { useCarouselTexts } from './carousel-texts.ts'
import { draftOf, NEW_SLIDE, type TypedSlide, typedSlide } from './slide-draft.ts'
import { SlidePreview } from './slide-preview.tsx'

type Props = { readonly slide: StaffSlide | undefined; readonly onDone: () => void; readonly onCancel: () => void }

export const SlideForm = ({ slide, onDone, onCancel }: Props) => {
  const { form } = useCarouselTexts()
  const { say } = useNotices()
  const creating = useSend(createSlide)
  const changing = useSend(changeSlide)
  const [begun] = useState<TypedSlide>(() => (slide ? typedSlide(slide) : NEW_SLIDE))
  const [typed, setTyped] = useState(begun)
  const { leave } = useUnsaved(JSON.stringify(typed) !== JSON.stringify(begun))
  const failure = creating.failure ?? changing.failure
  const change = (changed: Partial<TypedSlide>) => setTyped((last) => ({ ...last, ...changed }))
  const save = async () => {
    const draft = draftOf(typed)
    const { data } = slide
      ? await changing.send({ params: { id: slide.id }, body: { ...draft, version: slide.version } })
      : await creating.send({ body: draft })
    if (!data) return
    say(form.saved)
    onDone()
  }
  const field = (name: string, key: 'titleEs' | 'titleEn' | 'textEs' | 'textEn' | 'link', maxLength: number) => ({
    name,
    label: form[key],
    maxLength,
    value: typed[key],
    failure,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => change({ [key]: target.value }),
  })
  return (
    <>
      <Panel title={slide ? form.edit : form.create}>
        <div className="space-y-4">
          <FormFailure failure={failure} />
          <RequiredNote />
          <div className="grid gap-4 sm:grid-cols-2">
            <Field {...field('titulo_es', 'titleEs', 60)} required />
            <Field {...field('titulo_en', 'titleEn', 60)} lang="en" />
            <Field {...field('texto_es', 'textEs', 120)} required />
            <Field {...field('texto_en', 'textEn', 120)} lang="en" />
          </div>
          <Field
            {...field('enlace', 'link', 200)}
            required
            hint={form.linkHint}
            className="font-mono"
            spellCheck={false}
            autoComplete="off"
          />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <PictureChoice
              name="imagen_escritorio"
              label={form.wide}
              aspect={SLIDE_ASPECTS.wide}
              isRequired
              chosen={typed.wideImage || undefined}
              failure={failure}
              onChoose={(picture) => change({ wideImage: picture ?? '' })}
            />
            <PictureChoice
              name="imagen_movil"
              label={form.narrow}
              aspect={SLIDE_ASPECTS.narrow}
              isRequired
              chosen={typed.narrowImage || undefined}
              failure={failure}
              onChoose={(picture) => change({ narrowImage: picture ?? '' })}
            />
          </div>
          <div className="flex flex-wrap gap-2">
            <Button isBusy={creating.isSending || changing.isSending} onClick={save}>
              {form.save}
            </Button>
            <Button look="quiet" onClick={() => leave(onCancel)}>
              {form.cancel}
            </Button>
          </div>
        </div>
      </Panel>
      <SlidePreview typed={typed} />
    </>
  )
}
