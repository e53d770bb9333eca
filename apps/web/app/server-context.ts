import type { Call } from '@shop/contract/client'
import type { Locale } from '@shop/domain/locale'
import { createContext } from 'react-router'

/** The API as loaders call it: in process, or over HTTP when it runs apart. */
export const apiContext = createContext<(locale: Locale) => Call>()
export const demoContext = createContext<boolean>()
/** What our own inline scripts carry while a page is drawn; others cannot know it. */
export const scriptMarkContext = createContext<string>()
/** Into the log of whoever serves the pages. */
export const logContext = createContext<(message: string, error: unknown) => void>()
export const mapTilesContext = createContext<string>()
