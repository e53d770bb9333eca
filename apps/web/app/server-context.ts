import type { Call } from '@shop/contract/client'
import type { Locale } from '@shop/domain/locale'
import { createContext } from 'react-router'

/** The API as loaders call it: in process, or over HTTP when it runs apart. */
export const apiContext = createContext<(locale: Locale) => Call>()
export const demoContext = createContext<boolean>()
export const mapTilesContext = createContext<string>()
