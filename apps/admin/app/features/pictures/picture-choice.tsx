import type { Failure } from '../calls/failure.ts'
import { Button } from '../form/button.tsx'
import { useFieldProblem } from '../form/field-problem.ts'
import { useFieldId } from '../form/field-scope.ts'
import { REQUIRED_MARK } from '../form/required.tsx'
import { pictureAddress } from './picture-address.ts'
import { PicturePicker } from './picture-picker.tsx'
import { usePictureTexts } from './picture-texts.ts'

type Props = {
  readonly name: string
  readonly label: string
  readonly aspect: number
  readonly chosen: string | undefined
  readonly isRequired?: boolean
  readonly failure?: Failure | undefined
  readonly onChoose: (picture: string | undefined) => void
}

/** One picture of a form: what is chosen, and a way to choose another or none. */
export const PictureChoice = ({ name, label, aspect, chosen, isRequired = false, failure, onChoose }: Props) => {
  const texts = usePictureTexts()
  const id = useFieldId()(name)
  const { problem, onMend } = useFieldProblem(name, failure)
  const choose = (picture: string | undefined) => {
    onMend()
    onChoose(picture)
  }
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={problem && `${id}-problem`}>
      <legend className={`font-semibold ${isRequired ? REQUIRED_MARK : ''}`}>{label}</legend>
      {chosen && (
        <div className="mt-1.5 mb-2 flex flex-wrap items-end gap-3">
          <img
            src={pictureAddress(chosen, 360)}
            alt={texts.chosen(label)}
            style={{ aspectRatio: aspect }}
            className="w-48 rounded-lg border border-line bg-white object-cover"
          />
          <Button look="quiet" aria-label={texts.removeOf(label)} onClick={() => choose(undefined)}>
            {texts.remove}
          </Button>
        </div>
      )}
      <PicturePicker
        label={chosen ? texts.another(label) : texts.choose(label)}
        aspect={aspect}
        onAdded={({ name: added }) => choose(added)}
      />
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-sm font-medium text-bad">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
