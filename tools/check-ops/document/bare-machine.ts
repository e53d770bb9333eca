import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Outcome, run } from '../../run.ts'
import { mustRun } from '../base-image.ts'

/** A Debian that has booted on this kernel, apart from this machine in all but that. */
export type Machine = {
  /** Its disk, as this machine sees it. */
  readonly root: string
  /** What root types there. */
  readonly type: (command: string, env?: Readonly<Record<string, string>>) => Promise<Outcome>
  /** All at once, as if it burnt down. */
  readonly end: () => Promise<void>
}

const BOOT = 'tools/check-ops/document/boot-machine.sh'
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
const LONGEST_COMMAND_S = '900'
/** As long as a unit of the shop may take: a machine has booted when all that is enabled has started. */
const LONGEST_BOOT_MS = 600_000

export async function unpackDisk(tar: string, root: string): Promise<void> {
  await mkdir(root, { recursive: true })
  await mustRun('tar', ['-C', root, '-xf', tar])
}

export async function bootMachine(root: string, host: string): Promise<Machine> {
  await writeFile(join(root, 'etc/hostname'), `${basename(root)}\n`)
  await writeFile(join(root, 'etc/hosts'), `127.0.0.1 localhost ${basename(root)} ${host}\n`)
  const cgroup = join(await unifiedCgroups(), `shop-check-${process.pid}-${basename(root)}`)
  await mkdir(cgroup)
  const outside = spawn(BOOT, [root, cgroup], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(outside, 'exit')
  const end = async () => {
    outside.kill('SIGKILL')
    await ended
    await removeCgroup(cgroup)
  }
  try {
    const first = await firstProcess(outside.pid ?? 0)
    const type = (command: string, env: Readonly<Record<string, string>> = {}) => {
      const clean = [
        'env',
        '-i',
        `PATH=${PATH}`,
        'HOME=/root',
        'TERM=dumb',
        ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
      ]
      return run('timeout', [LONGEST_COMMAND_S, 'nsenter', '--all', `--target=${first}`, '--', ...clean, 'bash', '-c', command])
    }
    await untilBooted(type)
    return { root, type, end }
  } catch (error) {
    await end()
    throw error
  }
}

/** Where this kernel has the cgroups that a systemd may have to itself, also beside older ones. */
async function unifiedCgroups(): Promise<string> {
  const place = (await run('findmnt', ['--noheadings', '--output=TARGET', '--types=cgroup2'])).output.trim().split('\n')[0]
  if (!place) throw new Error('No cgroup2 is mounted here, and a systemd cannot boot without')
  return place
}

/** Its own number 1: the child of the program that made its namespaces. */
async function firstProcess(outside: number): Promise<string> {
  for (const end = Date.now() + LONGEST_BOOT_MS; Date.now() < end; await sleep(100)) {
    const children = await readFile(`/proc/${outside}/task/${outside}/children`, 'utf8').catch(() => '')
    const first = children.trim()
    if (first && (await readFile(`/proc/${first}/comm`, 'utf8').catch(() => '')).trim() === 'systemd') return first
  }
  throw new Error('No systemd was started in the machine')
}

async function untilBooted(type: Machine['type']): Promise<void> {
  let said = ''
  for (const end = Date.now() + LONGEST_BOOT_MS; Date.now() < end; await sleep(500)) {
    said = (await type('systemctl is-system-running')).output.trim()
    if (said === 'running' || said === 'degraded') return
  }
  throw new Error(`The machine did not boot: ${said}\n${(await type('systemctl --failed')).output}`)
}

/** The last of its processes may take a moment to go. */
async function removeCgroup(cgroup: string): Promise<void> {
  for (let tries = 0; existsSync(cgroup) && tries < 50; tries++, await sleep(100))
    if ((await run('find', [cgroup, '-depth', '-type', 'd', '-exec', 'rmdir', '{}', '+'])).isGood) return
}
