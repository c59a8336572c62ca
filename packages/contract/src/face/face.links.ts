const query = (fields: Readonly<Record<string, string>>): string => new URLSearchParams(fields).toString()

/** Calendars of people, at `<token>.ics`. */
export const FEED_PATH = '/sands-lms/api/v1/face2face/feed'

export const faceLinks = {
  list: () => '/faceTeaching',
  listTab: () => '/faceTeachingTab',
  detail: (faceId: string) => `/faceDetail?${query({ faceId })}`,
  seat: (trainConfirmId: string) => `/signDetail?${query({ trainConfirmId })}`,
  record: (id: string) => `/faceTeachingImportDetail?${query({ id })}`,
  check: (dayId: string, way: 'in' | 'out') => `/Check?${query({ dayId, way })}`,
  /** The content of the QR code on the screen of the room. */
  scan: (dayId: string, way: 'in' | 'out', code: string) => `/Check?${query({ dayId, way, code })}`,
  feed: (token: string) => `${FEED_PATH}/${token}.ics`,
}
