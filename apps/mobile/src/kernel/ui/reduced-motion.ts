/**
 * Whether the person has asked for less motion. Read each time, because the setting may change while the app is open.
 */
export const wantsStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

export const scrollBehavior = (): ScrollBehavior => (wantsStillness() ? 'instant' : 'smooth')
