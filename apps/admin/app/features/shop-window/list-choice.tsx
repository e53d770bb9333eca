import { windowWord } from '@shop/contract/wire/catalogue/shop-window'
import type { WindowEntry } from '@shop/domain/shop-window'
import { SelectField } from '@shop/ui/form/select-field'
import type { Called } from '../../kit/calls/use-call.ts'
import { looseField } from '../../kit/form/loose-field.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { useLanguage } from '../../language.tsx'
import { useShopWindowTexts } from './shop-window-texts.ts'

type Props = { readonly of: Called<readonly WindowEntry[]>; readonly word: string; readonly onChoose: (word: string) => void }

/** Every list and category, each with what is arranged of it. */
export function ListChoice({ of, word, onChoose }: Props) {
  const texts = useShopWindowTexts()
  const { locale } = useLanguage()
  const textOf = ({ name, names, pins, hidden }: WindowEntry) => {
    const title = 'list' in name ? texts.lists[name.list] : texts.ofCategory(names?.[locale] ?? name.category)
    const arranged = texts.arranged(pins, hidden)
    return arranged ? `${title} (${arranged})` : title
  }
  return (
    <Loaded of={of}>
      {(windows) => (
        <SelectField
          field={looseField('shop-window', 'lista')}
          label={texts.choose}
          value={word}
          options={windows.map((entry) => ({ value: windowWord.encode(entry.name), text: textOf(entry) }))}
          className="max-w-md"
          onChange={({ target }) => onChoose(target.value)}
        />
      )}
    </Loaded>
  )
}
