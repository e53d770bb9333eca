import { changeBankAccount } from '@shop/contract/staff/settings'
import { formatClabe } from '@shop/domain/clabe'
import { Field } from '../form/field.tsx'
import { fieldsOf } from '../form/fields-of.ts'
import { PasswordField } from '../form/password-field.tsx'
import { useMember } from '../session/session.tsx'
import { SettingPanel, type SettingsShown } from './setting-panel.tsx'
import { useSettingsTexts } from './settings-texts.ts'

export const BankAccount = (shown: SettingsShown) => {
  const { account: texts } = useSettingsTexts()
  const { email } = useMember()
  return (
    <SettingPanel
      {...shown}
      title={texts.title}
      note={texts.note}
      name="bankAccount"
      endpoint={changeBankAccount}
      saveText={texts.save}
      savedText={texts.saved}
      typed={fieldsOf('banco', 'clabe', 'titular', 'password_actual')}
    >
      {({ bank, clabe, holder }, failure) => (
        <div className="max-w-xl space-y-4">
          <Field name="banco" label={texts.bank} defaultValue={bank} autoComplete="off" failure={failure} />
          <Field
            name="clabe"
            label={texts.clabe}
            hint={texts.clabeHint}
            inputMode="numeric"
            autoComplete="off"
            className="tabular-nums"
            defaultValue={formatClabe(clabe)}
            failure={failure}
          />
          <Field name="titular" label={texts.holder} defaultValue={holder} autoComplete="off" failure={failure} />
          {/* Tells password managers whose password is asked for. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            name="password_actual"
            label={texts.password}
            showLabel={texts.show}
            autoComplete="current-password"
            failure={failure}
          />
        </div>
      )}
    </SettingPanel>
  )
}
