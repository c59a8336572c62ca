/** Storage keys of this device. All start with `sands.`, so that clearing the cache can recognise them. */
export const DEVICE_KEYS = {
  session: 'sands.session',
  endedSession: 'sands.ended_session',
  deviceId: 'sands.device_id',
  wechatUser: 'sands.wechat_user',
  userName: 'sands.username',
  language: 'sands.language',
  timeZone: 'sands.time_zone',
  edits: 'sands.texts',
  skin: 'sands.theme',
  themePreview: 'sands.theme_preview',
  stayOnPhone: 'sands.stay_on_phone',
  seenAdverts: 'sands.seen_adverts',
  unread: 'sands.unread_counts',
  resumePositions: 'sands.resume_positions',
  readPages: 'sands.read_pages',
  playerChoices: 'sands.player_choices',
  uploads: 'sands.uploads',
  courseSearches: 'sands.course_searches',
  noteDrafts: 'sands.note_drafts',
  theatre: 'sands.theatre',
  surveyDevice: 'sands.survey_device',
  surveyDrafts: 'sands.survey_drafts',
  homeworkDrafts: 'sands.homework_drafts',
  openedLinks: 'sands.opened_links',
  applyDrafts: 'sands.apply_drafts',
} as const
export type DeviceKey = (typeof DEVICE_KEYS)[keyof typeof DEVICE_KEYS]

/**
 * Used where the browser has no room, or refuses storage as some chat apps and private windows do: lasts until the page
 * closes, or until another tab has stored something else than the text that this value replaces.
 */
const memory = new Map<string, { value: string | null; over: string | null }>()

function readStored(key: DeviceKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function readDevice(key: DeviceKey): string | null {
  const stored = readStored(key)
  const held = memory.get(key)
  return held?.over === stored ? held.value : stored
}

export function writeDevice(key: DeviceKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    memory.delete(key)
  } catch {
    memory.set(key, { value, over: readStored(key) })
  }
}

export function readDeviceJson(key: DeviceKey): unknown {
  const text = readDevice(key)
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
