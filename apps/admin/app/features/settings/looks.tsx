import { changeLooks } from '@shop/contract/staff/settings'
import { STANDARD_LOOKS } from '@shop/domain/shop-looks'
import { Button } from '@shop/ui/button'
import { useSettingsTexts } from '../../common/settings-texts.ts'
import { ColourField } from '../../kit/form/colour-field.tsx'
import { PictureChoice } from '../../kit/pictures/picture-choice.tsx'
import { LooksPreview } from './looks-preview.tsx'
import { SettingPanel, type SettingsShown } from './setting-panel.tsx'

/** Logo and colours; what comes of the colours is seen before they are saved. */
export function Looks(shown: SettingsShown) {
  const { looks: texts } = useSettingsTexts()
  const { name } = shown.settings.identity.value
  return (
    <SettingPanel
      {...shown}
      title={texts.title}
      note={texts.note}
      name="looks"
      endpoint={changeLooks}
      typed={({ brand, accent, logo }) => ({ brand, accent, logo: logo?.picture })}
    >
      {({ field, at, values, change }) => (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="space-y-4">
            <PictureChoice
              field={at('logo')}
              label={texts.logo}
              hint={texts.logoHint}
              chosen={values.logo}
              isOptional
              onChoose={(logo) => change({ logo })}
            />
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <ColourField field={field('brand')} label={texts.brand} hint={texts.brandHint} pickLabel={texts.pick(texts.brand)} />
              <ColourField field={field('accent')} label={texts.accent} hint={texts.accentHint} pickLabel={texts.pick(texts.accent)} />
            </div>
            <Button look="plain" onClick={() => change({ brand: STANDARD_LOOKS.brand, accent: STANDARD_LOOKS.accent })}>
              {texts.standard}
            </Button>
          </div>
          <LooksPreview name={name} brand={values.brand} accent={values.accent} logo={values.logo} />
        </div>
      )}
    </SettingPanel>
  )
}
