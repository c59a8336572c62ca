// npm run dev: runs the server with restarts on every change, and both apps with hot reload. Ctrl-C ends everything.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'vite'
import { fromRoot, root } from './kernel/paths.ts'
import { toolEnv } from './kernel/run.ts'

const GONE_WITHIN_MS = 15_000
const backend = `http://localhost:${process.env.PORT || 3000}`
const calls = { '^/sands-': backend, '^/files/': backend }

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
  cwd: root,
  env: toolEnv(),
  stdio: ['ignore', 'inherit', 'inherit'],
})

const apps = await Promise.all(
  [
    { name: 'phone', folder: 'apps/mobile', port: 5173 },
    { name: 'desktop', folder: 'apps/desktop', port: 5174 },
  ].map(async ({ name, folder, port }) => {
    const vite = await createServer({
      root: fromRoot(folder),
      server: { port, proxy: calls },
      clearScreen: false,
      logLevel: 'warn',
    })
    await vite.listen()
    console.log(`${name.padEnd(8)} ${vite.resolvedUrls?.local[0] ?? `http://localhost:${port}/`}`)
    return vite
  }),
)

let stopping = false
async function stop() {
  if (stopping) return
  stopping = true
  const late = setTimeout(() => server.kill('SIGKILL'), GONE_WITHIN_MS)
  const gone = server.exitCode === null && server.signalCode === null ? once(server, 'exit') : undefined
  server.kill('SIGTERM')
  await Promise.all([...apps.map((app) => app.close()), gone])
  clearTimeout(late)
  process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
process.on('disconnect', () => void stop())
server.on('exit', () => void stop())
