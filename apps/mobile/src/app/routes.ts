import { type AppRoute, isOpen } from '../kernel/route.ts'
import { appRoutes } from './app.routes.tsx'
import { domainRoutes } from './domain-routes.ts'

/** Every screen of the app. */
export const routes: readonly AppRoute[] = [...appRoutes, ...domainRoutes]

/** The same as plain data, for tests and for the screenshot tool. */
export const routePaths = routes.map((route) => ({ path: route.path, open: isOpen(route, '') }))
