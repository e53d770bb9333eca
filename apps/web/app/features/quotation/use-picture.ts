import { PICTURE_TYPES } from '@shop/domain/upload'
import { useRef, useState } from 'react'
import { previewOf, problemOfFile } from '../../kit/chosen-file.ts'

export type ChosenPicture = { readonly file: File; readonly preview: string | undefined }

/** The picture that goes with a form; what cannot be one is refused before it is sent. */
export const usePicture = (onChange: (name: string) => void) => {
  const [chosen, setChosen] = useState<ChosenPicture>()
  const [problem, setProblem] = useState<'tooLarge' | 'wrongType'>()
  // For whoever sends: a second try must not send what was chosen at the first.
  const current = useRef<File>(undefined)

  const choose = async (file: File | undefined) => {
    if (!file) return
    const wrong = problemOfFile(file, PICTURE_TYPES)
    setProblem(wrong)
    if (wrong) return
    current.current = file
    onChange(nameOf(file))
    const preview = await previewOf(file)
    if (current.current === file) setChosen({ file, preview })
  }
  const remove = () => {
    current.current = undefined
    setChosen(undefined)
    setProblem(undefined)
    onChange('')
  }
  return { chosen, problem, current, choose: (file: File | undefined) => void choose(file), remove }
}

export type Picture = ReturnType<typeof usePicture>

/** Tells one file from another. */
export const nameOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`
