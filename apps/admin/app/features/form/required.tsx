import { useTexts } from '../../language.tsx'

/** The label of a field that must not stay empty; readers hear it of the field itself. */
export const REQUIRED_MARK = "after:ml-0.5 after:text-bad after:content-['*'_/_'']"

/** Before a form: what the mark means. */
export const RequiredNote = () => <p className="text-sm text-muted">{useTexts().requiredNote}</p>
