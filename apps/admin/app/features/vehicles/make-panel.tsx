import { removeMake, renameMake } from '@shop/contract/staff/vehicles'
import type { MakeWithModels } from '@shop/domain/staff-vehicle'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSend } from '../../kit/calls/use-send.ts'
import { useWrite } from '../../kit/calls/use-write.ts'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { useNotices } from '../../kit/use-notices.ts'
import { screens } from '../../screens.ts'
import { NameForm } from './name-form.tsx'
import { useVehicleTexts } from './vehicle-texts.ts'

type Props = { readonly make: MakeWithModels; readonly onChange: () => void }

export function MakePanel({ make, onChange }: Props) {
  const texts = useVehicleTexts()
  const { say, sayFailed } = useNotices()
  const navigate = useNavigate()
  const write = useWrite(renameMake)
  const removed = useSend(removeMake)
  const [isRemoving, setRemoving] = useState(false)
  const params = { id: Number(make.id) }
  const rename = async (name: string) => {
    await write({ params, body: { name, version: make.version } })
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
    <Card title={texts.rename} note={texts.renameNote}>
      <NameForm id="make" label={texts.name} name={make.name} saveText={texts.save} onSave={rename} onShowNew={onChange}>
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
    </Card>
  )
}
