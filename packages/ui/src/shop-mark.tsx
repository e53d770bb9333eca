import { isWideLogo } from '@shop/domain/logo-shape'
import type { ShopLogo } from '@shop/domain/shop-looks'

type Props = {
  readonly name: string
  readonly initials: string
  readonly logo: ShopLogo | undefined
  readonly addressOf: (picture: string, width: number) => string
}

const WIDTH = 360
const PLATE = 'shrink-0 rounded-lg bg-white text-brand'

/** What the shop is recognised by: its logo or its initials, and its name. A logo stands on white, which is what it is drawn for. */
export const ShopMark = ({ name, initials, logo, addressOf }: Props) => {
  const isAlone = logo && isWideLogo(logo)
  return (
    <>
      {logo ? (
        <span className={`${PLATE} p-1`}>
          <img
            src={addressOf(logo.picture, WIDTH)}
            // The picture that a page is about comes first.
            fetchPriority="low"
            alt={isAlone ? name : ''}
            width={logo.width}
            height={logo.height}
            className="h-8 w-auto max-w-36 object-contain"
          />
        </span>
      ) : (
        <span aria-hidden="true" className={`${PLATE} grid h-9 min-w-9 place-items-center px-1.5 text-base`}>
          {initials}
        </span>
      )}
      {!isAlone && name}
    </>
  )
}
