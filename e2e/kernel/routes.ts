import { resolve } from 'node:path'
import { runnerImport } from 'vite'

const root = resolve(import.meta.dirname, '../..')

export interface AppRoute {
  path: string
  /** Seen without signing in: always, never, or as the address decides. */
  open: unknown
}

/** The router's own list, loaded as Vite would load it, because routes are written in TSX. */
export async function loadRoutes(app: 'mobile' | 'desktop'): Promise<AppRoute[]> {
  const home = resolve(root, 'apps', app)
  const { module } = await runnerImport<{ routePaths: AppRoute[] }>(resolve(home, 'src/app/routes.ts'), { root: home })
  return [...module.routePaths]
}

/** Addresses for routes whose path alone is not one. */
const SAMPLES: Readonly<Record<string, string>> = {
  '/tabWebview/:id?': '/tabWebview/1?url=%2Fdocs&title=Docs',
  '/tabCommonView/:id?': '/tabCommonView/1?url=%2Fdocs&title=Docs',
  '/webview': '/webview?url=%2Fdocs&title=Docs',
  '/empty': '/empty?msg=Nothing',
}

export function addressOf(path: string): string {
  const address = SAMPLES[path] ?? path
  if (/[:*]/.test(address.split('?')[0] ?? ''))
    throw new Error(`e2e/kernel/routes.ts needs a sample address for ${path}`)
  return address
}
