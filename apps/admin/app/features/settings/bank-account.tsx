import { changeBankAccount } from '@shop/contract/staff/settings'
import { formatClabe } from '@shop/domain/clabe'
import type { ShopPolicies } from '@shop/domain/shop-policies'
import { PasswordField } from '@shop/ui/form/password-field'
import { TextField } from '@shop/ui/form/text-field'
import { useSettingsTexts } from '../../common/settings-texts.ts'
import { useMember } from '../../kit/session/session.tsx'
import { SettingPanel, type SettingsShown } from './setting-panel.tsx'

function typed({ bank, clabe, holder }: ShopPolicies['bankAccount']) {
  return { bank, clabe: formatClabe(clabe), holder, currentPassword: '' }
}

export function BankAccount(shown: SettingsShown) {
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
      typed={typed}
    >
      {({ field }) => (
        <div className="max-w-xl space-y-4">
          <TextField field={field('bank')} label={texts.bank} autoComplete="off" />
          <TextField
            field={field('clabe')}
            label={texts.clabe}
            hint={texts.clabeHint}
            inputMode="numeric"
            autoComplete="off"
            inputClassName="tabular-nums"
          />
          <TextField field={field('holder')} label={texts.holder} autoComplete="off" />
          {/* Tells password managers whose password is asked for. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <PasswordField field={field('currentPassword')} label={texts.password} autoComplete="current-password" />
        </div>
      )}
    </SettingPanel>
  )
}
