import { useState } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { Button } from '../form/button.tsx'
import { entered } from '../form/entered.ts'
import { Field } from '../form/field.tsx'
import { useNewsTexts } from '../news/news-texts.ts'
import { linkAddress } from './link-address.ts'

type Props = { readonly href: string; readonly onLink: (href: string) => void; readonly onClose: () => void }

export const LinkDialog = ({ href, onLink, onClose }: Props) => {
  const { editor: texts } = useNewsTexts()
  const [isRefused, setRefused] = useState(false)
  return (
    <Dialog title={texts.linkTitle} onClose={onClose}>
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          const address = linkAddress(entered(event)('enlace'))
          setRefused(address === undefined)
          if (address !== undefined) onLink(address)
        }}
      >
        <Field
          name="enlace"
          inputMode="url"
          label={texts.linkLabel}
          hint={texts.linkHint}
          defaultValue={href}
          autoComplete="off"
          failure={isRefused ? { message: texts.linkRefused, fields: { enlace: texts.linkRefused } } : undefined}
        />
        <Button type="submit">{texts.linkUse}</Button>
      </form>
    </Dialog>
  )
}
