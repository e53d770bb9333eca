import { acceptPolicies, loadBaseData, tryMail, tryPayments } from '@shop/contract/staff/opening'
import type { Opening, StepState } from '@shop/domain/opening'
import { PATHS, pathTo } from '@shop/domain/site-paths'
import { Link } from 'react-router'
import { shopAddress } from '../../facts.ts'
import { TextLink } from '../../kit/text-link.tsx'
import { useLanguage } from '../../language.tsx'
import { screens } from '../../screens.ts'
import { useOpeningTexts } from './opening-texts.ts'
import { PreviewButton } from './preview-button.tsx'
import { SendSms } from './send-sms.tsx'
import { TryButton } from './try-button.tsx'

/** Where the official list goes: it is too large, and too seldom, for a form. */
const LOAD_POSTAL_CODES = 'npm run import:sepomex -- CPdescarga.txt'

type Props = { readonly state: StepState; readonly opening: Opening; readonly onChanged: (opening: Opening) => void }

/** Where a step is done: at a screen of its own, or right here. */
export function StepActions({ state: { step, trial, isDone }, opening, onChanged }: Props) {
  const { actions: texts } = useOpeningTexts()
  switch (step) {
    case 'identity':
    case 'tax':
    case 'address':
      return <ToSettings view="tienda" text={texts.settings} />
    case 'hours':
      return <ToSettings view="horario" text={texts.settings} />
    case 'bank-account':
      return <ToSettings view="cuenta" text={texts.settings} />
    case 'shipping':
      return (
        <>
          <ToSettings view="promesas" text={texts.prices} />
          <ToSettings view="paqueterias" text={texts.carriers} />
        </>
      )
    case 'policies':
      return (
        <>
          <Policies />
          <TryButton endpoint={acceptPolicies} onTried={onChanged}>
            {texts.accept}
          </TryButton>
        </>
      )
    case 'payments':
      return (
        <TryButton endpoint={tryPayments} onTried={onChanged}>
          {texts.tryKeys}
        </TryButton>
      )
    case 'mail':
      return (
        <TryButton endpoint={tryMail} onTried={onChanged} isBusy={trial?.state === 'running'}>
          {texts.sendMail}
        </TryButton>
      )
    case 'sms':
      return opening.hasSms ? <SendSms onSent={onChanged} /> : <p className="text-sm text-muted">{texts.noSms}</p>
    case 'postal-codes':
      return <code className="rounded bg-ground px-2 py-1 text-sm break-all">{LOAD_POSTAL_CODES}</code>
    case 'base-data':
      return (
        <TryButton endpoint={loadBaseData} onTried={onChanged} isBusy={trial?.state === 'running'}>
          {isDone ? texts.update : texts.load}
        </TryButton>
      )
    case 'products':
      return (
        <>
          <ToScreen to={screens.imports.path} text={texts.importList} />
          <ToScreen to={`${screens.products.path}/nuevo`} text={texts.newProduct} />
        </>
      )
    case 'test-order':
      return opening.door.isOpen ? null : <PreviewButton />
  }
}

const LINK = 'inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-2'
function ToScreen({ to, text }: { readonly to: string; readonly text: string }) {
  return (
    <Link to={to} className={LINK}>
      {text}
    </Link>
  )
}
function ToSettings({ view, text }: { readonly view: string; readonly text: string }) {
  return <ToScreen to={`${screens.settings.path}?ver=${view}`} text={text} />
}

/** As customers read them: they are shown while the shop is closed too. */
function Policies() {
  const { actions: texts } = useOpeningTexts()
  const { locale } = useLanguage()
  const to = (path: string) => shopAddress(pathTo(path, locale))
  return (
    <>
      <TextLink href={to(PATHS.warranty)}>{texts.warranty}</TextLink>
      <TextLink href={to(PATHS.privacy)}>{texts.privacy}</TextLink>
      <TextLink href={to(PATHS.cookies)}>{texts.cookies}</TextLink>
      <ToSettings view="textos" text={texts.texts} />
    </>
  )
}
