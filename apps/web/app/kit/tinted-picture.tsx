import { TintedPicture as Picture } from '@shop/ui/tinted-picture'
import type { ComponentProps } from 'react'
import { paths } from '../paths.ts'

type Props = Omit<ComponentProps<typeof Picture>, 'addressOf'>

export function TintedPicture(props: Props) {
  return <Picture addressOf={(width) => paths.picture(props.name, width)} {...props} />
}
