import { TintedPicture as Picture } from '@shop/ui/tinted-picture'
import type { ComponentProps } from 'react'
import { paths } from '../paths.ts'

type Props = Omit<ComponentProps<typeof Picture>, 'addressOf'> & { readonly name: string | undefined }

export const TintedPicture = ({ name, ...rest }: Props) => <Picture addressOf={(width) => paths.picture(name, width)} {...rest} />
