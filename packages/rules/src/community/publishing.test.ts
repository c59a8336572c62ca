import { describe, expect, it } from 'vitest'
import type { FileKind } from '../upload.ts'
import { BOARD_TYPES, CONTENT_TYPES } from './content.ts'
import {
  ARTICLE_LENGTH,
  type PublishDraft,
  publishFaults,
  roomInPost,
  TEXT_LENGTH,
  TITLE_LENGTH,
} from './publishing.ts'

const BOARD = { type: BOARD_TYPES.normal, notesOnly: false }
const VIDEO_BOARD = { type: BOARD_TYPES.shortVideo, notesOnly: false }
const aDraft = (draft: Partial<PublishDraft> = {}): PublishDraft => ({
  type: CONTENT_TYPES.note,
  title: 'Window of the week',
  text: 'Three things in seven seconds',
  boardId: '4',
  files: [],
  link: null,
  poll: null,
  ...draft,
})
const many = (count: number, kind: FileKind): FileKind[] => Array.from({ length: count }, () => kind)

describe('a draft', () => {
  it('with title, content and board can be published', () => {
    expect(publishFaults(aDraft(), BOARD)).toEqual([])
  })

  it('needs a title, a content and a board that exists', () => {
    expect(publishFaults(aDraft({ title: ' ', text: '\n', boardId: null }), null)).toEqual([
      'title_missing',
      'content_missing',
      'board_missing',
    ])
    expect(publishFaults(aDraft(), null)).toEqual(['board_missing'])
  })

  it('has at most 10 pictures, 1 video and 10 documents', () => {
    const full = [...many(10, 'image'), ...many(10, 'document')]
    expect(publishFaults(aDraft({ files: full }), BOARD)).toEqual([])
    expect(publishFaults(aDraft({ files: many(11, 'image') }), BOARD)).toEqual(['too_many_pictures'])
    expect(publishFaults(aDraft({ files: many(2, 'video') }), BOARD)).toEqual(['too_many_videos'])
    expect(publishFaults(aDraft({ files: many(11, 'document') }), BOARD)).toEqual(['too_many_documents'])
  })

  it('has either a video or pictures', () => {
    expect(publishFaults(aDraft({ files: ['video', 'image'] }), BOARD)).toEqual(['video_or_pictures'])
    expect(publishFaults(aDraft({ files: ['video', 'document'] }), BOARD)).toEqual([])
  })

  it('for a short-video board needs a video, and no text', () => {
    const video = { type: CONTENT_TYPES.shortVideo, text: '' }
    expect(publishFaults(aDraft(video), VIDEO_BOARD)).toEqual(['video_needed'])
    expect(publishFaults(aDraft({ ...video, files: ['video'] }), VIDEO_BOARD)).toEqual([])
    expect(publishFaults(aDraft(), VIDEO_BOARD)).toEqual(['video_needed'])
  })

  it('of an album needs a picture or a video', () => {
    expect(publishFaults(aDraft({ type: CONTENT_TYPES.album }), BOARD)).toEqual(['picture_needed'])
    expect(publishFaults(aDraft({ type: CONTENT_TYPES.album, files: ['image'] }), BOARD)).toEqual([])
  })

  it.each([
    ['https://example.com/a?b=c', []],
    ['HTTP://example.com', []],
    ['', []],
    ['example.com', ['bad_link']],
    ['ftp://example.com', ['bad_link']],
    ['https://', ['bad_link']],
    ['javascript:alert(1)', ['bad_link']],
    ['https://a.com https://b.com', ['several_links']],
    ['https://a.com,https://b.com', ['several_links']],
  ] as const)('with the link %j: %j', (link, faults) => {
    expect(publishFaults(aDraft({ link }), BOARD)).toEqual(faults)
  })

  it('has limits for title and content, and articles are longer', () => {
    expect(publishFaults(aDraft({ title: 'x'.repeat(TITLE_LENGTH + 1) }), BOARD)).toEqual(['title_too_long'])
    const long = 'x'.repeat(TEXT_LENGTH + 1)
    expect(publishFaults(aDraft({ text: long }), BOARD)).toEqual(['content_too_long'])
    const article = { type: CONTENT_TYPES.article }
    expect(publishFaults(aDraft({ ...article, text: long }), BOARD)).toEqual([])
    expect(publishFaults(aDraft({ ...article, text: 'x'.repeat(ARTICLE_LENGTH + 1) }), BOARD)).toEqual([
      'content_too_long',
    ])
  })

  it('for a board that accepts notes only is a note', () => {
    const board = { ...BOARD, notesOnly: true }
    expect(publishFaults(aDraft(), board)).toEqual([])
    expect(publishFaults(aDraft({ type: CONTENT_TYPES.article }), board)).toEqual(['notes_only'])
  })

  it('has a poll with 2 to 10 different options', () => {
    const faults = (...options: string[]) => publishFaults(aDraft({ poll: { options } }), BOARD)
    expect(faults('yes', 'no')).toEqual([])
    expect(faults('yes')).toEqual(['poll_incomplete'])
    expect(faults('yes', ' yes ')).toEqual(['poll_incomplete'])
    expect(faults('yes', '')).toEqual(['poll_incomplete'])
    expect(faults(...Array.from({ length: 11 }, (_, index) => `${index}`))).toEqual(['poll_incomplete'])
  })
})

describe('the part of a video', () => {
  const faults = (trim: { start: number; end: number }, files: readonly FileKind[] = ['video']) =>
    publishFaults(aDraft({ files, trim }), BOARD)

  it('is at least a second long, and belongs to a video', () => {
    expect(faults({ start: 2, end: 3 })).toEqual([])
    expect(faults({ start: 2, end: 2.5 })).toEqual(['trim_too_short'])
    expect(faults({ start: 3, end: 2 })).toEqual(['trim_too_short'])
    expect(faults({ start: 2, end: 3 }, [])).toEqual(['trim_too_short'])
  })
})

describe('room in a post', () => {
  it('is taken by what excludes it', () => {
    expect(roomInPost('image', [])).toBe(10)
    expect(roomInPost('image', ['image', 'document'])).toBe(9)
    expect(roomInPost('image', ['video'])).toBe(0)
    expect(roomInPost('video', ['image'])).toBe(0)
    expect(roomInPost('video', ['document'])).toBe(1)
    expect(roomInPost('document', many(10, 'document'))).toBe(0)
  })
})
