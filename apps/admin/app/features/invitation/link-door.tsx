import type { Endpoint } from '@shop/contract/endpoint'
import { Button } from '@shop/ui/button'
import type { ReactNode } from 'react'
import { useCall } from '../../kit/calls/use-call.ts'
import { EntrancePage } from '../../kit/session/entrance-page.tsx'
import { TextLink } from '../../kit/text-link.tsx'
import { useTexts } from '../../language.tsx'

export const OFFICE = '/admin'

type Props<Data> = {
  /** Says whether the link is good. */
  readonly endpoint: Endpoint<{ token: string }, undefined, undefined, Data>
  readonly token: string
  readonly texts: { readonly gone: string; readonly goneText: string; readonly signIn: string }
  readonly children: (data: Data) => ReactNode
}

/** What a link leads to while it is good; else what may have happened to it. */
export function LinkDoor<Data>({ endpoint, token, texts, children }: Props<Data>) {
  const { starting, retry } = useTexts()
  const { data, failure, reload } = useCall(endpoint, { params: { token } })
  if (failure && failure.code !== 'link_invalid')
    return (
      <EntrancePage key="silent" title={failure.message}>
        <Button onClick={reload}>{retry}</Button>
      </EntrancePage>
    )
  if (failure)
    return (
      <EntrancePage key="gone" title={texts.gone} lead={texts.goneText}>
        <TextLink href={OFFICE}>{texts.signIn}</TextLink>
      </EntrancePage>
    )
  return data === undefined ? <EntrancePage key="asking" title={starting} /> : children(data)
}
