import { MOST_RETURN_PHOTOS } from '@shop/domain/return'
import { PICTURE_TYPES } from '@shop/domain/upload'
import { Button } from '@shop/ui/button'
import { FieldError } from '@shop/ui/form/field-frame'
import { useEffect, useId, useRef, useState } from 'react'
import { previewOf, readyToSend } from '../../kit/chosen-file.ts'
import { FileButton } from '../../kit/file-button.tsx'
import { useReturnTexts } from './return-texts.ts'

/** What was picked, and what of it is sent: that may take a moment. */
export type ChosenPhoto = { readonly file: File; readonly ready: Promise<File>; readonly preview: string | undefined }
type Props = { readonly photos: readonly ChosenPhoto[]; readonly onChange: (photos: readonly ChosenPhoto[]) => void }

export function PhotosField({ photos, onChange }: Props) {
  const { form: texts } = useReturnTexts()
  const [problem, setProblem] = useState<string>()
  const id = useId()
  const shown = useRef(photos)
  useEffect(() => {
    shown.current = photos
  }, [photos])
  const choose = async (picked: File | undefined) => {
    if (!picked || photos.some((one) => isSameFile(one.file, picked))) return
    const coming = readyToSend(picked, PICTURE_TYPES)
    const photo: ChosenPhoto = { file: picked, ready: coming.then(({ file }) => file), preview: undefined }
    onChange([...photos, photo])
    const { file, problem: wrong } = await coming
    setProblem(wrong && texts[wrong])
    const seen = wrong ? [] : [{ ...photo, preview: await previewOf(file) }]
    onChange(shown.current.flatMap((one) => (one === photo ? seen : [one])))
  }
  return (
    <fieldset>
      <legend className="font-semibold">
        {texts.photos} <span className="font-normal text-muted">{texts.optional}</span>
      </legend>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {texts.photosHint(MOST_RETURN_PHOTOS)}
      </p>
      {photos.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-3">
          {photos.map((photo, i) => (
            <li key={`${photo.file.name} ${photo.file.lastModified} ${photo.file.size}`} className="space-y-1">
              <img src={photo.preview} alt={texts.previewOf(i + 1)} className="size-28 rounded-lg bg-white object-cover ring-1 ring-line" />
              <Button look="plain" onClick={() => onChange(photos.filter((one) => one !== photo))} className="w-full">
                {texts.remove(i + 1)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {photos.length < MOST_RETURN_PHOTOS && (
        <div className="mt-2 flex flex-wrap gap-3">
          <FileButton label={texts.choose} types={PICTURE_TYPES} describedBy={`${id}-hint`} onChoose={choose} />
          <FileButton label={texts.take} types={PICTURE_TYPES} isCamera describedBy={`${id}-hint`} onChoose={choose} />
        </div>
      )}
      <FieldError field={{ id, error: problem }} />
    </fieldset>
  )
}

function isSameFile(a: File, b: File) {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified
}
