import { isRecord } from '@sands/web/device/device'

/**
 * State of a location. The address changes at once, the page follows when it is loaded. A person who taps two tabs
 * quickly may return to the tab that is still on the screen: that is a new visit, not a change of its filters.
 */
export const NEW_VISIT = { isNewVisit: true } as const

export const isNewVisit = (state: unknown): boolean => isRecord(state) && state.isNewVisit === true
