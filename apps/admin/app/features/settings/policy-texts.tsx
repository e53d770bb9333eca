import { listPolicyTexts } from '@shop/contract/staff/policy-texts'
import { POLICY_PAGES, type StaffSection } from '@shop/domain/policy-text'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { useState } from 'react'
import { useSettingsTexts } from '../../common/settings-texts.ts'
import { useCall } from '../../kit/calls/use-call.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { useLanguage } from '../../language.tsx'
import { SectionEditor } from './section-editor.tsx'

/** Every section of the policy pages; one of them at a time is edited. */
export function PolicyTexts() {
  const { policyTexts: texts } = useSettingsTexts()
  const called = useCall(listPolicyTexts, {})
  const [editing, setEditing] = useState<StaffSection>()
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
            <Card key={page} title={texts.pages[page]}>
              <ul className="divide-y divide-line">
                {sections
                  .filter((section) => section.page === page)
                  .map((section) => (
                    <SectionRow key={section.section} section={section} onEdit={() => setEditing(section)} />
                  ))}
              </ul>
            </Card>
          ))}
        </div>
      )}
    </Loaded>
  )
}

function SectionRow({ section: { own, original }, onEdit }: { readonly section: StaffSection; readonly onEdit: () => void }) {
  const { policyTexts: texts } = useSettingsTexts()
  const { locale } = useLanguage()
  const title = (own ?? original).title[locale]
  return (
    <li className="flex items-center gap-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        <p className={`text-sm ${own ? 'font-medium text-good' : 'text-muted'}`}>{own ? texts.own : texts.original}</p>
      </div>
      <Button look="plain" aria-label={texts.editOf(title)} onClick={onEdit}>
        {texts.edit}
      </Button>
    </li>
  )
}
