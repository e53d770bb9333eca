import { chmod } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { NOBODY, type Place, type Process, type Role, type RunningRelease, settingsOf } from '../../tools/check-ops/processes.ts'
import { freePort, launch } from '../../tools/start-shop.ts'
import { mustRun } from './must-run.ts'

/** The same five processes from a checkout of an earlier commit, with the packages of this one. */
export async function startEarlier(commit: string, folder: string, place: Place): Promise<RunningRelease> {
  await mustRun('git', ['worktree', 'add', '--detach', folder, commit])
  try {
    for (const own of ['', 'apps/admin', 'apps/shop']) await mustRun('cp', ['-al', resolve(own, 'node_modules'), join(folder, own)])
    // As its own start would: it then finds them built, and has nothing to write.
    await mustRun(process.execPath, ['--eval', "import('./apps/shop/src/web-build.ts').then((built) => built.buildPages())"], folder)
    await chmod(folder, 0o755)
    return await startAllOf(folder, place)
  } finally {
    // The files stay until the drill is over; the repository need not know them.
    await mustRun('git', ['worktree', 'prune'])
  }
}

async function startAllOf(folder: string, place: Place): Promise<RunningRelease> {
  const ports = { api: [await freePort(), await freePort()], web: [await freePort(), await freePort()], worker: [await freePort()] }
  const start = (role: Role, port: number): Process => {
    // It asked every process for everything, and knew its web servers by their address.
    const everything = { ...settingsOf('api', port, place), WEB_ADDRESSES: '127.0.0.1' }
    const env = { PATH: '/usr/bin:/bin', HOME: place.dataFolder, ...everything, ...settingsOf(role, port, place, ports.api) }
    const launched = launch(process.execPath, ['apps/shop/start.mjs'], { env, cwd: folder, uid: NOBODY, gid: NOBODY })
    return { ...launched, role, port, start: () => start(role, port) }
  }
  const all = [start('api', ports.api[0] ?? 0)]
  try {
    await all[0]?.ready
    all.push(start('api', ports.api[1] ?? 0), ...ports.web.map((port) => start('web', port)), start('worker', ports.worker[0] ?? 0))
    await Promise.all(all.map(({ ready }) => ready))
  } catch (error) {
    for (const one of all) one.process.kill('SIGKILL')
    throw error
  }
  return { all, portsOf: (role) => all.filter((one) => one.role === role).map(({ port }) => port) }
}
