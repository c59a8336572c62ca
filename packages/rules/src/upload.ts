import { fileSize } from './display.ts'

/** The purpose of a file decides which types are allowed and how large it may be. */
export const UPLOAD_PURPOSES = [
  'avatar',
  'picture',
  'cover',
  'image',
  'document',
  'video',
  'audio',
  'caption',
  'attachment',
  'postVideo',
  'postDocument',
  'workDocument',
  'workVideo',
  'workAudio',
] as const
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number]

/** The kind of a file, independent of its purpose. */
export const FILE_KINDS = ['image', 'video', 'audio', 'document', 'caption'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** Picture types that people may upload, by content. The server converts them to modern web formats. */
export const PICTURE_TYPES = ['jpg', 'jpeg', 'gif', 'png', 'bmp'] as const
const DOCUMENT_TYPES = ['doc', 'docx', 'ppt', 'pptx', 'xls', 'xlsx', 'pdf'] as const
/** The four types that the specification names, and those that phones record. */
const VIDEO_TYPES = ['wmv', 'mp4', 'avi', 'mov', 'm4v', '3gp', 'mkv', 'webm'] as const
const AUDIO_TYPES = ['mp3', 'm4a', 'aac', 'wav', 'ogg', 'flac', 'amr'] as const
/** Browsers that record no other sound make this one. */
const RECORDED_TYPES = ['weba'] as const
const CAPTION_TYPES = ['vtt'] as const

const MB = 1024 * 1024
interface UploadRule {
  readonly kind: FileKind
  readonly types: readonly string[]
  /** Largest file in bytes. */
  readonly limit: number
}

export const UPLOAD_RULES: Readonly<Record<UploadPurpose, UploadRule>> = {
  avatar: { kind: 'image', types: PICTURE_TYPES, limit: 20 * MB },
  picture: { kind: 'image', types: PICTURE_TYPES, limit: 20 * MB },
  cover: { kind: 'image', types: PICTURE_TYPES, limit: MB },
  image: { kind: 'image', types: PICTURE_TYPES, limit: 10 * MB },
  document: { kind: 'document', types: DOCUMENT_TYPES, limit: 100 * MB },
  video: { kind: 'video', types: VIDEO_TYPES, limit: 2048 * MB },
  audio: { kind: 'audio', types: AUDIO_TYPES, limit: 500 * MB },
  caption: { kind: 'caption', types: CAPTION_TYPES, limit: MB },
  // A document that a learner adds to their own answer. Everybody may upload it, so it is smaller than a document.
  attachment: { kind: 'document', types: DOCUMENT_TYPES, limit: 20 * MB },
  // Everybody may publish in the community. The storage of each person is limited, see PERSON_STORAGE_GB.
  postVideo: { kind: 'video', types: VIDEO_TYPES, limit: 2048 * MB },
  postDocument: { kind: 'document', types: DOCUMENT_TYPES, limit: 100 * MB },
  // What members hand in as homework.
  workDocument: { kind: 'document', types: DOCUMENT_TYPES, limit: 100 * MB },
  workVideo: { kind: 'video', types: VIDEO_TYPES, limit: 2048 * MB },
  workAudio: { kind: 'audio', types: [...AUDIO_TYPES, ...RECORDED_TYPES], limit: 500 * MB },
}

/** Covers are shown in every list: where one is chosen, a larger picture is made smaller before it is sent. */
export const COVER_BYTES = MB

/** The limit in the largest unit that gives a whole number. */
export function limitText(purpose: UploadPurpose): string {
  const { value, unit } = fileSize(UPLOAD_RULES[purpose].limit)
  return `${value} ${unit}`
}

export const limitInMb = (purpose: UploadPurpose): number => UPLOAD_RULES[purpose].limit / MB

/** Where files are attached. */
export type UploadPlace = 'post' | 'homework' | 'feedback' | 'survey' | 'general'

/** The maximum number of files in a place, by kind or in total. */
const UPLOAD_COUNTS: Readonly<Record<UploadPlace, Readonly<Partial<Record<FileKind | 'any', number>>>>> = {
  post: { image: 10, video: 1, document: 10 },
  homework: { any: 10 },
  feedback: { any: 3 },
  survey: { image: 5 },
  general: { any: 100 },
}

/** How many more files of a kind a place accepts, given the existing ones. */
export function roomFor(place: UploadPlace, kind: FileKind, taken: readonly FileKind[]): number {
  const counts = UPLOAD_COUNTS[place]
  if (counts.any !== undefined) return counts.any - taken.length
  return (counts[kind] ?? 0) - taken.filter((other) => other === kind).length
}

/** 1 waiting, 2 in preparation, 3 ready, 4 failed. Anything but 3 shows 'Under release' or 'video processing'. */
export const FILE_STATUS = { queued: 1, running: 2, ready: 3, failed: 4 } as const
export type FileStatus = (typeof FILE_STATUS)[keyof typeof FILE_STATUS]

/** Why the preparation of a file failed, as codes that have a text. */
export const FAIL_REASONS = [
  'unreadable',
  'damaged',
  'unsupported',
  'no_picture_or_sound',
  'too_long',
  'stalled',
  'crashed',
  'no_space',
  'no_converter',
  'encrypted',
] as const
export type FailReason = (typeof FAIL_REASONS)[number]
