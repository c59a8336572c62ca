const query = (fields: Readonly<Record<string, string | undefined>>): string =>
  new URLSearchParams(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString()

/** The task of a training from which a session was opened; the floating task panel needs it. */
interface FaceArrival {
  trainingId?: string | undefined
  globalIndex?: string | undefined
}

/** Calendars of people, at `<token>.ics`. */
export const FEED_PATH = '/sands-lms/api/v1/face2face/feed'

export const faceLinks = {
  list: () => '/faceTeaching',
  listTab: () => '/faceTeachingTab',
  detail: (faceId: string, arrival: FaceArrival = {}) => `/faceDetail?${query({ faceId, ...arrival })}`,
  seat: (trainConfirmId: string, arrival: FaceArrival = {}) => `/signDetail?${query({ trainConfirmId, ...arrival })}`,
  record: (id: string) => `/faceTeachingImportDetail?${query({ id })}`,
  check: (dayId: string, way: 'in' | 'out', arrival: FaceArrival = {}) => `/Check?${query({ dayId, way, ...arrival })}`,
  /** The content of the QR code on the screen of the room. */
  scan: (dayId: string, way: 'in' | 'out', code: string) => `/Check?${query({ dayId, way, code })}`,
  feed: (token: string) => `${FEED_PATH}/${token}.ics`,
}
