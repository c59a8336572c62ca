const query = (fields: Readonly<Record<string, string>>): string => new URLSearchParams(fields).toString()

export const faceLinks = {
  list: () => '/faceTeaching',
  listTab: () => '/faceTeachingTab',
  detail: (faceId: string) => `/faceDetail?${query({ faceId })}`,
  seat: (trainConfirmId: string) => `/signDetail?${query({ trainConfirmId })}`,
  record: (id: string) => `/faceTeachingImportDetail?${query({ id })}`,
  check: (dayId: string, way: 'in' | 'out') => `/Check?${query({ dayId, way })}`,
  /** The content of the QR code on the screen of the room. */
  scan: (dayId: string, way: 'in' | 'out', code: string) => `/Check?${query({ dayId, way, code })}`,
}
