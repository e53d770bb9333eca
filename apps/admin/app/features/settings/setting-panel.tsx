import type { Endpoint } from '@shop/contract/endpoint'
import type { SettingName, ShopSettings } from '@shop/domain/shop-settings'
import { type ReactNode, useState } from 'react'
import type { Failure } from '../calls/failure.ts'
import { useCheckedSend } from '../calls/use-checked-send.ts'
import { Button } from '../form/button.tsx'
import { SaveFailure } from '../form/save-failure.tsx'
import { useUnsavedForm } from '../form/unsaved.tsx'
import { useNotices } from '../notices/notices.tsx'
import { Panel } from '../panel.tsx'
import { useSettingsTexts } from './settings-texts.ts'

export type SettingsShown = { readonly settings: ShopSettings; readonly onShowNew: () => void }

type Props<Name extends SettingName, Body> = SettingsShown & {
  readonly name: Name
  readonly title: string
  readonly note: string
  readonly endpoint: Endpoint<undefined, undefined, Body, ShopSettings>
  readonly saveText?: string
  readonly savedText?: string
  /** What goes to the server, by its names on the wire. */
  readonly typed: (data: FormData) => Readonly<Record<string, unknown>>
  readonly children: (value: ShopSettings[Name]['value'], failure: Failure | undefined) => ReactNode
}

/** One setting with a button of its own. It goes on from the version it was begun with, whatever others save beside it. */
export const SettingPanel = <Name extends SettingName, Body>(props: Props<Name, Body>) => {
  const { name, title, note, endpoint, settings, typed, onShowNew, children } = props
  const texts = useSettingsTexts()
  const { say } = useNotices()
  const { submit, isSending, failure } = useCheckedSend(endpoint)
  const [seen, setSeen] = useState(settings[name])
  const form = useUnsavedForm(seen)
  const save = async (data: FormData) => {
    const saved = await submit({ ...typed(data), version: seen.version })
    if (!saved) return
    setSeen(saved[name])
    say(props.savedText ?? texts.saved)
  }
  return (
    <Panel title={title} note={note}>
      <form
        key={seen.version}
        ref={form}
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          save(new FormData(event.currentTarget))
        }}
      >
        <SaveFailure failure={failure} onShowNew={onShowNew} />
        {children(seen.value, failure)}
        <Button type="submit" isBusy={isSending}>
          {isSending ? texts.saving : (props.saveText ?? texts.save)}
        </Button>
      </form>
    </Panel>
  )
}
