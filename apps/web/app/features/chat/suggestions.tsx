import { carText } from '@shop/domain/car-names'
import { useMyCar } from '../../browser/garage.ts'
import { useChatTexts } from './chat-texts.ts'
import type { Conversation } from './conversation/conversation.ts'
import { draft, writeOn } from './draft.ts'

const BUTTON = 'min-h-11 rounded-full border border-brand bg-white px-4 py-2 text-left font-medium text-brand hover:bg-brand-tint'

/** To begin with: what most people ask. A part needs its name first, so that one leads to the field. */
export function Suggestions({ conversation }: { readonly conversation: Conversation }) {
  const { begin, suggest } = useChatTexts()
  const car = useMyCar()
  const askForPart = () => {
    if (car) draft(suggest.partsDraft(carText(car)))
    writeOn(0)
  }
  return (
    <section aria-labelledby="chat-begin" className="mt-4">
      <h3 id="chat-begin" className="mb-2 font-semibold">
        {begin}
      </h3>
      <ul className="flex flex-col items-start gap-2">
        <li>
          <button type="button" onClick={askForPart} className={BUTTON}>
            {car ? suggest.partsFor(carText(car)) : suggest.parts}
          </button>
        </li>
        {[suggest.order, suggest.rules, suggest.person].map((question) => (
          <li key={question}>
            <button type="button" onClick={() => void conversation.send(question)} className={BUTTON}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
