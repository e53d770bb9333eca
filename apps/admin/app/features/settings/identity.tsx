import { changeIdentity } from '@shop/contract/staff/settings'
import { TextField } from '@shop/ui/form/text-field'
import { useSettingsTexts } from '../../common/settings-texts.ts'
import { SettingPanel, type SettingsShown } from './setting-panel.tsx'

export function Identity(shown: SettingsShown) {
  const { identity: texts } = useSettingsTexts()
  return (
    <SettingPanel {...shown} title={texts.title} note={texts.note} name="identity" endpoint={changeIdentity} typed={(value) => value}>
      {({ field }) => (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField field={field('name')} label={texts.name} />
          <TextField field={field('legalName')} label={texts.legalName} />
          <TextField field={field('rfc')} label={texts.rfc} autoCapitalize="characters" />
          <TextField field={field('city')} label={texts.city} hint={texts.cityHint} />
          <TextField field={field('address')} label={texts.address} className="sm:col-span-2" />
          <TextField field={field('position')} label={texts.position} hint={texts.positionHint} className="sm:col-span-2" />
          <TextField field={field('phone')} type="tel" label={texts.phone} hint={texts.phoneHint} />
          <TextField field={field('whatsapp')} type="tel" label={texts.whatsapp} hint={texts.whatsappHint} />
          <TextField field={field('email')} type="email" label={texts.email} />
        </div>
      )}
    </SettingPanel>
  )
}
