import type { Endpoint } from '@shop/contract/endpoint'
import type { SettingName, ShopSettings } from '@shop/domain/shop-settings'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { rulesOf } from '@shop/ui/form/rules'
import { type ReactNode, useState } from 'react'
import { useSettingsTexts } from '../../common/settings-texts.ts'
import { useWrite } from '../../kit/calls/use-write.ts'
import { SaveFailure } from '../../kit/form/save-failure.tsx'
import { useUnsaved } from '../../kit/form/unsaved.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { useNotices } from '../../kit/use-notices.ts'

export type SettingsShown = { readonly settings: ShopSettings; readonly onShowNew: () => void }
/** What the fields of a setting are made from. */
export type SettingForm<Typed extends object> = Pick<ReturnType<typeof useForm<Typed, unknown>>, 'values' | 'field' | 'at' | 'change'>

type Props<Name extends SettingName, Body, Typed extends object> = SettingsShown & {
  readonly name: Name
  readonly title: string
  readonly note: string
  readonly endpoint: Endpoint<undefined, undefined, Body, ShopSettings>
  readonly saveText?: string
  readonly savedText?: string
  /** The setting as it stands in its fields. */
  readonly typed: (value: ShopSettings[Name]['value']) => Typed
  readonly children: (form: SettingForm<Typed>) => ReactNode
}

/** One setting with a button of its own. It goes on from the version it was begun with, whatever others save beside it. */
export function SettingPanel<Name extends SettingName, Body, Typed extends object>(props: Props<Name, Body, Typed>) {
  const { name, title, note, endpoint, settings, typed, onShowNew, children } = props
  const texts = useSettingsTexts()
  const { say } = useNotices()
  const write = useWrite(endpoint)
  const [seen, setSeen] = useState(settings[name])
  const begun = (one: typeof seen) => ({ ...typed(one.value), version: one.version })
  const form = useForm({
    id: `setting-${name}`,
    initial: begun(seen),
    rules: rulesOf(endpoint),
    send: async (_, body) => {
      const saved = await write({ body } as Parameters<typeof write>[0])
      setSeen(saved[name])
      form.restart(begun(saved[name]))
      say(props.savedText ?? texts.saved)
    },
  })
  useUnsaved(written(form.values) !== written(begun(seen)))
  return (
    <Card title={title} note={note}>
      <form {...form.formProps} className="space-y-4">
        <SaveFailure of={form} onShowNew={onShowNew} />
        {children(form as unknown as SettingForm<Typed>)}
        <Button type="submit" isBusy={form.isBusy}>
          {form.isBusy ? texts.saving : (props.saveText ?? texts.save)}
        </Button>
      </form>
    </Card>
  )
}

/** Browsers fill passwords in by themselves: that is nobody's work. */
function written(values: object): string {
  return JSON.stringify({ ...values, currentPassword: undefined })
}
