import type { AppRoute } from '../../kernel/route.ts'

export const mediaRoutes: readonly AppRoute[] = []
