import { changeIdentity } from '@shop/contract/staff/settings'
import { Field } from '../form/field.tsx'
import { fieldsOf } from '../form/fields-of.ts'
import { SettingPanel, type SettingsShown } from './setting-panel.tsx'
import { useSettingsTexts } from './settings-texts.ts'

export const Identity = (shown: SettingsShown) => {
  const { identity: texts } = useSettingsTexts()
  return (
    <SettingPanel
      {...shown}
      title={texts.title}
      note={texts.note}
      name="identity"
      endpoint={changeIdentity}
      typed={fieldsOf('nombre', 'razon_social', 'direccion', 'telefono', 'whatsapp', 'email')}
    >
      {({ name, legalName, address, phone, whatsapp, email }, failure) => (
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <Field name="nombre" label={texts.name} defaultValue={name} failure={failure} />
          <Field name="razon_social" label={texts.legalName} defaultValue={legalName} failure={failure} />
          <div className="sm:col-span-2">
            <Field name="direccion" label={texts.address} defaultValue={address} failure={failure} />
          </div>
          <Field name="telefono" type="tel" label={texts.phone} hint={texts.phoneHint} defaultValue={phone} failure={failure} />
          <Field name="whatsapp" type="tel" label={texts.whatsapp} hint={texts.whatsappHint} defaultValue={whatsapp} failure={failure} />
          <Field name="email" type="email" label={texts.email} defaultValue={email} failure={failure} />
        </div>
      )}
    </SettingPanel>
  )
}
