import type { AppRoute } from '../../kernel/route.ts'

export const surveyRoutes: readonly AppRoute[] = []
