import { matchPath } from 'react-router'
import type { AppRoute } from '../kernel/route.ts'
import { routes } from './routes.ts'

/** Almost all paths are plain. Matching each against the address would build an expression per screen, on every render. */
const plain = new Map(routes.filter(({ path }) => !/[:*]/.test(path)).map((route) => [route.path, route]))
const patterns = routes.filter(({ path }) => !plain.has(path))

export function findRoute(pathname: string): AppRoute | undefined {
  const known = plain.get(pathname.replace(/\/+$/, '') || '/')
  return known ?? patterns.find(({ path }) => matchPath({ path, caseSensitive: true, end: true }, pathname))
}
