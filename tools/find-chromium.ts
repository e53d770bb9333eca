import { existsSync } from 'node:fs'
import { run } from './run.ts'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export type FoundChromium = { readonly path: string } | { readonly missing: string }

/** The browser that is there, or Debian's, which root may install. */
export const findChromium = async (): Promise<FoundChromium> => {
  const found = installed()
  if (found) return { path: found }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests (apt-get install chromium)')
    await run('apt-get', ['update'])
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env: { DEBIAN_FRONTEND: 'noninteractive' } })
  }
  const path = installed()
  return path
    ? { path }
    : { missing: 'The browser tests need Chromium: run "sudo apt-get install chromium", or set CHROMIUM_PATH to a Chromium or Chrome.' }
}

const installed = () => [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path))
