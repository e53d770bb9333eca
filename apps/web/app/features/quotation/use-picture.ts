import { PICTURE_TYPES } from '@shop/domain/upload'
import { useRef, useState } from 'react'
import { previewOf, readyToSend } from '../../kit/chosen-file.ts'

export type ChosenPicture = { readonly file: File; readonly preview: string | undefined }

/** The picture that goes with a form; what cannot be one is refused before it is sent. */
export function usePicture(onChange: (name: string) => void) {
  const [chosen, setChosen] = useState<ChosenPicture>()
  const [problem, setProblem] = useState<'tooLarge' | 'wrongType'>()
  // For whoever sends: a second try must not send what was chosen at the first, and one that is still made smaller is waited for.
  const current = useRef<Promise<File>>(undefined)

  const choose = async (picked: File | undefined) => {
    if (!picked) return
    const [before, ready] = [current.current, readyToSend(picked, PICTURE_TYPES)]
    const sent = ready.then(({ file }) => file)
    current.current = sent
    const { file, problem: wrong } = await ready
    if (current.current !== sent) return
    setProblem(wrong)
    if (wrong) {
      current.current = before
      return
    }
    onChange(nameOf(file))
    const preview = await previewOf(file)
    if (current.current === sent) setChosen({ file, preview })
  }
  const remove = () => {
    current.current = undefined
    setChosen(undefined)
    setProblem(undefined)
    onChange('')
  }
  return { chosen, problem, current, choose, remove }
}

export type Picture = ReturnType<typeof usePicture>

/** Tells one file from another. */
export function nameOf({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`
}
