import { removeMake, renameMake } from '@shop/contract/staff/vehicles'
import type { MakeWithModels } from '@shop/domain/vehicle-desk'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { screens } from '../../screens.ts'
import { useCheckedSend } from '../calls/use-checked-send.ts'
import { useSend } from '../calls/use-send.ts'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import { Button } from '../form/button.tsx'
import { useNotices } from '../notices/notices.tsx'
import { Panel } from '../panel.tsx'
import { NameForm } from './name-form.tsx'
import { useVehicleTexts } from './vehicle-texts.ts'

type Props = { readonly make: MakeWithModels; readonly onChange: () => void }

export const MakePanel = ({ make, onChange }: Props) => {
  const texts = useVehicleTexts()
  const { say, sayFailed } = useNotices()
  const navigate = useNavigate()
  const renamed = useCheckedSend(renameMake)
  const removed = useSend(removeMake)
  const [isRemoving, setRemoving] = useState(false)
  const params = { id: Number(make.id) }
  const rename = async (nombre: string) => {
    if (!(await renamed.submit({ nombre, version: make.version }, params))) return
    say(texts.saved)
    onChange()
  }
  const remove = async () => {
    const { data, failure } = await removed.send({ params })
    setRemoving(false)
    if (!data) return sayFailed(failure.message, onChange)
    say(texts.removed)
    navigate(screens.vehicles.path)
  }
  return (
    <Panel title={texts.rename} note={texts.renameNote}>
      <NameForm
        label={texts.name}
        name={make.name}
        saveText={texts.save}
        isSending={renamed.isSending}
        failure={renamed.failure}
        onSave={rename}
        onShowNew={onChange}
      >
        {make.models.length === 0 && (
          <Button look="danger" onClick={() => setRemoving(true)}>
            {texts.removeMake}
          </Button>
        )}
      </NameForm>
      {isRemoving && (
        <ConfirmDialog
          title={texts.removeMake}
          text={texts.removeMakeText(make.name)}
          yes={texts.remove}
          isBusy={removed.isSending}
          onYes={remove}
          onClose={() => setRemoving(false)}
        />
      )}
    </Panel>
  )
}
