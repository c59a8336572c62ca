/** Whether the person has asked for less motion. Asked when it matters: the setting may change while the app is open. */
export const wantsStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

export const scrollBehavior = (): ScrollBehavior => (wantsStillness() ? 'instant' : 'smooth')
