import { cleanColour, isColour } from '@shop/domain/contrast'
import { initialsOf } from '@shop/domain/initials'
import { isWideLogo } from '@shop/domain/logo-shape'
import { STANDARD_LOOKS, shadesOf } from '@shop/domain/shop-looks'
import { buttonLook } from '@shop/ui/button-look'
import { type CSSProperties, useState } from 'react'
import { useSettingsTexts } from '../../common/settings-texts.ts'
import { pictureAddress } from '../../kit/pictures/picture-address.ts'

type Props = { readonly name: string; readonly brand: string; readonly accent: string; readonly logo: string | undefined }

/** A piece of the shop in the colours that are in the fields. Nothing in it can be used, so nobody is read it aloud. */
export function LooksPreview({ name, brand, accent, logo }: Props) {
  const { looks: texts } = useSettingsTexts()
  const [wide, setWide] = useState<string>()
  const shades = shadesOf({ brand: colourOr(brand, STANDARD_LOOKS.brand), accent: colourOr(accent, STANDARD_LOOKS.accent) })
  const style = {
    '--color-brand': shades.brand,
    '--color-brand-dark': shades.brandDark,
    '--color-brand-tint': shades.brandTint,
    '--color-accent': shades.accent,
  } as CSSProperties
  return (
    <figure aria-hidden="true" style={style}>
      <figcaption className="mb-1 text-sm font-medium">{texts.preview}</figcaption>
      <div className="overflow-hidden rounded-xl border border-line bg-ground">
        <p className="flex min-h-14 items-center gap-2 bg-brand px-3 text-lg font-extrabold tracking-tight text-white">
          <span className="grid h-9 min-w-9 shrink-0 place-items-center rounded-lg bg-white p-1 text-base text-brand">
            {logo ? (
              <img
                src={pictureAddress(logo, 360)}
                alt=""
                onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                  setWide(isWideLogo({ width: naturalWidth, height: naturalHeight }) ? logo : undefined)
                }
                className="h-7 w-auto max-w-32 object-contain"
              />
            ) : (
              initialsOf(name)
            )}
          </span>
          {(!logo || wide !== logo) && <span className="truncate">{name}</span>}
        </p>
        <p className="h-3 bg-brand-dark" />
        <div className="flex flex-wrap items-center gap-3 p-3">
          <span className={buttonLook('main')}>{texts.button}</span>
          <span className="rounded-full bg-accent px-3 py-1 text-sm font-semibold text-ink">{texts.offer}</span>
          <span className="text-brand underline underline-offset-2">{texts.link}</span>
          <span className="rounded-lg bg-brand-tint px-3 py-2 text-sm font-medium text-brand">{texts.link}</span>
        </div>
      </div>
    </figure>
  )
}

/** While it is typed it is no colour yet. */
function colourOr(typed: string, otherwise: string): string {
  return isColour(cleanColour(typed)) ? cleanColour(typed) : otherwise
}
