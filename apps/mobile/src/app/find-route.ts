import { matchPath } from 'react-router'
import type { AppRoute } from '../kernel/route.ts'
import { routes } from './routes.ts'

export function findRoute(pathname: string): AppRoute | undefined {
  return routes.find((route) => matchPath({ path: route.path, caseSensitive: true, end: true }, pathname))
}
