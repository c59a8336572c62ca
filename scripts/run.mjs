// Runs on any installed Node (20 or newer): installs the packages of the lock file, then starts the pinned Node 24.
// usage: node scripts/run.mjs <script> [arguments], where scripts/<script>.ts exists
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const [script = '', ...args] = process.argv.slice(2)
const PARENT_CHECK_MS = 500
const TURN_CHECK_MS = 300

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Two commands started together must not install at the same time: the second one waits, and finds it done. */
function inTurn(work) {
  const turn = join(root, '.cache', 'installing')
  mkdirSync(dirname(turn), { recursive: true })
  for (;;) {
    try {
      writeFileSync(turn, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const holder = existsSync(turn) ? Number(readFileSync(turn, 'utf8')) : 0
    // The holder has ended, or the lock was just created and contains no process id yet: the next check will tell.
    if (holder > 0 && !isRunning(holder)) rmSync(turn, { force: true })
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, TURN_CHECK_MS)
  }
  try {
    work()
  } finally {
    rmSync(turn, { force: true })
  }
}

const stamp = join(root, 'node_modules', '.sands-lock')
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === lockHash()

function install() {
  if (isInstalled()) return
  const lock = lockHash()
  console.log('installing the packages of package-lock.json (the first time takes a few minutes) …')
  const npm = process.env.npm_execpath
  const command = npm ? [process.execPath, npm] : [process.platform === 'win32' ? 'npm.cmd' : 'npm']
  // npm passes its settings on through the environment; a plain install must not inherit those of the outer run.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(config_(?!.*(registry|cache|proxy|cafile))|lifecycle|package|command)/i.test(name),
    ),
  )
  const [file, ...rest] = [...command, 'ci', '--no-audit', '--no-fund']
  const done = spawnSync(file, rest, { cwd: root, stdio: 'inherit', env, shell: !npm && process.platform === 'win32' })
  if (done.status !== 0) {
    console.error('npm ci failed; see above')
    process.exit(1)
  }
  writeFileSync(stamp, `${lock}\n`)
}

function pinnedNode() {
  const wanted = readFileSync(join(root, '.nvmrc'), 'utf8').trim().split('.')[0]
  const bundled = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  if (existsSync(bundled)) return bundled
  if (process.versions.node.split('.')[0] === wanted) return process.execPath
  console.error(
    `npm has no Node ${wanted} for ${process.platform}-${process.arch}: please run this with your own Node ${wanted}`,
  )
  process.exit(1)
}

/**
 * The Node flags of the server: a larger young generation, so that most objects of a request die before they are
 * promoted.
 */
const serverFlags = () => JSON.parse(readFileSync(join(root, 'apps', 'server', 'node-flags.json'), 'utf8'))

if (!isInstalled()) inTurn(install)
const flags = script === 'start' ? serverFlags() : []
const child = spawn(pinnedNode(), [...flags, join(root, 'scripts', `${script}.ts`), ...args], {
  cwd: root,
  // The channel closes when this process ends, however it ends; the child then stops.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
  },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))

/** The parent of the process with this id; npm runs scripts through a shell. */
function parentOf(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[1])
  } catch {
    return 0
  }
}
const parents = () => `${process.ppid} ${parentOf(process.ppid)}`
if (process.env.npm_lifecycle_event) {
  const started = parents()
  setInterval(() => {
    if (parents() !== started) child.kill('SIGTERM')
  }, PARENT_CHECK_MS).unref()
}
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
