import { Button } from '@shop/ui/button'
import { Dialog } from '@shop/ui/dialog/dialog'
import { TextField } from '@shop/ui/form/text-field'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { entered } from '../../../kit/form/entered.ts'
import { looseField } from '../../../kit/form/loose-field.ts'
import { useNewsTexts } from '../news-texts.ts'
import { linkAddress } from './link-address.ts'

type Props = { readonly href: string; readonly onLink: (href: string) => void; readonly onClose: () => void }

export function LinkDialog({ href, onLink, onClose }: Props) {
  const { editor: texts } = useNewsTexts()
  const [isRefused, setRefused] = useState(false)
  // Texts are written inside of forms, and a form must not stand in another.
  return createPortal(
    <Dialog title={texts.linkTitle} onClose={onClose}>
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          // The form that the text is for would take it for its own.
          event.stopPropagation()
          const address = linkAddress(entered(event)('enlace'))
          setRefused(address === undefined)
          if (address !== undefined) onLink(address)
        }}
      >
        <TextField
          field={{ ...looseField('link', 'enlace'), error: isRefused ? texts.linkRefused : undefined }}
          inputMode="url"
          label={texts.linkLabel}
          hint={texts.linkHint}
          defaultValue={href}
          autoComplete="off"
          onInput={() => setRefused(false)}
        />
        <Button type="submit">{texts.linkUse}</Button>
      </form>
    </Dialog>,
    document.body,
  )
}
