import { listPolicyTexts } from '@shop/contract/staff/policy-texts'
import { type DeskSection, POLICY_PAGES } from '@shop/domain/policy-text'
import { useState } from 'react'
import { useLanguage } from '../../language.tsx'
import { useCall } from '../calls/use-call.ts'
import { Button } from '../form/button.tsx'
import { Loaded } from '../loaded.tsx'
import { Panel } from '../panel.tsx'
import { SectionEditor } from './section-editor.tsx'
import { useSettingsTexts } from './settings-texts.ts'

/** Every section of the policy pages; one of them at a time is edited. */
export const PolicyTexts = () => {
  const { policyTexts: texts } = useSettingsTexts()
  const called = useCall(listPolicyTexts, {})
  const [editing, setEditing] = useState<DeskSection>()
  const conclude = () => {
    setEditing(undefined)
    called.reload()
  }
  if (editing) return <SectionEditor section={editing} onDone={conclude} />
  return (
    <Loaded of={called}>
      {(sections) => (
        <div className="space-y-6">
          <p className="text-muted">{texts.note}</p>
          {POLICY_PAGES.map((page) => (
            <Panel key={page} title={texts.pages[page]}>
              <ul className="divide-y divide-line">
                {sections
                  .filter((section) => section.page === page)
                  .map((section) => (
                    <SectionRow key={section.section} section={section} onEdit={() => setEditing(section)} />
                  ))}
              </ul>
            </Panel>
          ))}
        </div>
      )}
    </Loaded>
  )
}

const SectionRow = ({ section: { own, original }, onEdit }: { readonly section: DeskSection; readonly onEdit: () => void }) => {
  const { policyTexts: texts } = useSettingsTexts()
  const { locale } = useLanguage()
  const title = (own ?? original).title[locale]
  return (
    <li className="flex items-center gap-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        <p className={`text-sm ${own ? 'font-medium text-good' : 'text-muted'}`}>{own ? texts.own : texts.original}</p>
      </div>
      <Button look="quiet" aria-label={texts.editOf(title)} onClick={onEdit}>
        {texts.edit}
      </Button>
    </li>
  )
}
