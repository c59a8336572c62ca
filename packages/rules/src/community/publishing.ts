import { type FileKind, roomFor } from '../upload.ts'
import { BOARD_TYPES, type BoardType, CONTENT_TYPES, type ContentType } from './content.ts'

export const TITLE_LENGTH = 60
/** Notes, albums and short videos. */
export const TEXT_LENGTH = 2000
export const ARTICLE_LENGTH = 50_000
export const LINK_LENGTH = 1000
export const MOST_TOPICS = 5
export const TOPIC_LENGTH = 20
export const MOST_MENTIONS = 20
export const LEAST_OPTIONS = 2
export const MOST_OPTIONS = 10
export const OPTION_LENGTH = 40
/** Seconds of the shortest part of a video, and of the longest video. */
export const LEAST_TRIM_S = 1
export const MOST_TRIM_S = 12 * 3600

/** The part of a video that is published, in seconds. */
export interface VideoPart {
  start: number
  end: number
}

/** Files of posts have purposes of their own, because everybody may upload them. */
export const POST_PURPOSES = ['picture', 'postVideo', 'postDocument'] as const
export type PostPurpose = (typeof POST_PURPOSES)[number]

export interface PublishDraft {
  type: ContentType
  title: string
  /** Plain text, also of an article. */
  text: string
  boardId: string | null
  /** The kinds of the attached files, in any order. */
  files: readonly FileKind[]
  link: string | null
  poll: { options: readonly string[] } | null
  /** The chosen part of the video; all of it without one. */
  trim?: VideoPart | null
}

/** The board that the draft is for. */
export interface PublishBoard {
  type: BoardType
  /** Whether only notes are accepted. */
  notesOnly: boolean
}

export const PUBLISH_FAULTS = [
  'title_missing',
  'content_missing',
  'board_missing',
  'video_needed',
  'video_or_pictures',
  'too_many_pictures',
  'too_many_videos',
  'too_many_documents',
  'picture_needed',
  'bad_link',
  'several_links',
  'notes_only',
  'title_too_long',
  'content_too_long',
  'poll_incomplete',
  'trim_too_short',
] as const
export type PublishFault = (typeof PUBLISH_FAULTS)[number]

const isEmpty = (text: string): boolean => text.trim() === ''
const longest = (type: ContentType): number => (type === CONTENT_TYPES.article ? ARTICLE_LENGTH : TEXT_LENGTH)
const LINK = /^https?:\/\/[^\s/?#]+/i
const LINK_START = /https?:\/\//gi

function linkFault(link: string | null): PublishFault | undefined {
  if (link === null || isEmpty(link)) return undefined
  const trimmed = link.trim()
  if ((trimmed.match(LINK_START) ?? []).length > 1 || /\s/.test(trimmed)) return 'several_links'
  return LINK.test(trimmed) && trimmed.length <= LINK_LENGTH ? undefined : 'bad_link'
}

function pollFault(poll: PublishDraft['poll']): PublishFault | undefined {
  if (poll === null) return undefined
  const options = poll.options.map((option) => option.trim())
  const areThere = options.every((option) => option !== '' && option.length <= OPTION_LENGTH)
  const isCount = options.length >= LEAST_OPTIONS && options.length <= MOST_OPTIONS
  return areThere && isCount && new Set(options).size === options.length ? undefined : 'poll_incomplete'
}

function trimFault({ trim, files }: Pick<PublishDraft, 'trim' | 'files'>): PublishFault | undefined {
  if (!trim) return undefined
  return files.includes('video') && trim.end - trim.start >= LEAST_TRIM_S ? undefined : 'trim_too_short'
}

function fileFaults({ type, files }: Pick<PublishDraft, 'type' | 'files'>, needsVideo: boolean): PublishFault[] {
  const has = (kind: FileKind) => files.includes(kind)
  const isOver = (kind: FileKind) => roomFor('post', kind, files) < 0
  const faults: (PublishFault | false)[] = [
    needsVideo && !has('video') && 'video_needed',
    has('video') && has('image') && 'video_or_pictures',
    isOver('image') && 'too_many_pictures',
    isOver('video') && 'too_many_videos',
    isOver('document') && 'too_many_documents',
    type === CONTENT_TYPES.album && !has('image') && !has('video') && 'picture_needed',
  ]
  return faults.filter((fault) => fault !== false)
}

/** What keeps a draft from being published, in the order of the form. Both the form and the server ask here. */
export function publishFaults(draft: PublishDraft, board: PublishBoard | null): PublishFault[] {
  const { type, title, text } = draft
  const needsVideo = type === CONTENT_TYPES.shortVideo || board?.type === BOARD_TYPES.shortVideo
  // The video is the content of a short video.
  const needsText = !needsVideo
  const faults: (PublishFault | false | undefined)[] = [
    isEmpty(title) && 'title_missing',
    title.trim().length > TITLE_LENGTH && 'title_too_long',
    needsText && isEmpty(text) && 'content_missing',
    text.length > longest(type) && 'content_too_long',
    (draft.boardId === null || board === null) && 'board_missing',
    ...fileFaults(draft, needsVideo),
    linkFault(draft.link),
    board?.notesOnly && type !== CONTENT_TYPES.note && 'notes_only',
    pollFault(draft.poll),
    trimFault(draft),
  ]
  return faults.filter((fault) => fault !== false && fault !== undefined)
}

/** Which kinds of files can still be added: a video excludes pictures, and pictures exclude a video. */
export function roomInPost(kind: FileKind, files: readonly FileKind[]): number {
  const excluded = (kind === 'image' && files.includes('video')) || (kind === 'video' && files.includes('image'))
  return excluded ? 0 : Math.max(0, roomFor('post', kind, files))
}
