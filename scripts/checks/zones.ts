export type Layer = 'kernel' | 'domain' | 'app' | 'testing' | 'outside'

/** The layer and domain of a file. */
export interface Zone {
  /** `apps/mobile`, `packages/web`; undefined outside both. */
  home: string | undefined
  layer: Layer
  domain: string | undefined
}

export function zoneOf(path: string): Zone {
  const home = /^(?:apps|packages)\/[^/]+/.exec(path)?.[0]
  const inside = home?.startsWith('apps/') ? /^src\/(.*)$/.exec(path.slice(home.length + 1))?.[1] : undefined
  if (inside === undefined) return { home, layer: 'outside', domain: undefined }
  const [folder = '', domain] = inside.split('/')
  if (folder === 'kernel' || folder === 'testing') return { home, layer: folder, domain: undefined }
  if (folder === 'domains') return { home, layer: 'domain', domain }
  return { home, layer: 'app', domain: undefined }
}
