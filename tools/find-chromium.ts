import { existsSync } from 'node:fs'
import { run } from './run.ts'

/** Chromium without a window: the same pages in little more than half the time. */
const SHELL = '/usr/bin/chromium-headless-shell'
const WITH_WINDOWS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
/** Somebody without a network hears soon that there is none. */
const IMPATIENT = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1']

export type FoundChromium = { readonly path: string } | { readonly missing: string }

/** The browser that was named or is quickest; Debian's are installed where root may. */
export async function findChromium(): Promise<FoundChromium> {
  const path =
    firstOf(process.env.CHROMIUM_PATH, SHELL) ??
    (await install('chromium-headless-shell', SHELL)) ??
    firstOf(...WITH_WINDOWS) ??
    (await install('chromium', ...WITH_WINDOWS))
  return path
    ? { path }
    : { missing: 'The browser tests need Chromium: run "sudo apt-get install chromium", or set CHROMIUM_PATH to a Chromium or Chrome.' }
}

function firstOf(...paths: readonly (string | undefined)[]) {
  return paths.find((path) => path && existsSync(path))
}

async function install(name: string, ...places: readonly string[]): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log(`Installing ${name} for the browser tests (apt-get install ${name})`)
  await run('apt-get', ['update', ...IMPATIENT])
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...IMPATIENT, name], { env: { DEBIAN_FRONTEND: 'noninteractive' } })
  return firstOf(...places)
}
