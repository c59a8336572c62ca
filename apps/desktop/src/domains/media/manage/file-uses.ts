import type { FileUse } from '@sands/contract/media/library.calls'
import type { DeskText } from '../../../kernel/text.ts'

interface UsePlace {
  text: DeskText
  /** The management page that shows it. */
  path?: `/manage/${string}`
  /** How that page is told which one: its drawer, its editor, or what it looks for. */
  by?: 'open' | 'id' | 'keyword'
}

/** What may show a file, as the domains of the server call it. */
const PLACES: Readonly<Partial<Record<string, UsePlace>>> = {
  'home.decoration': { text: 'media.use_decoration', path: '/manage/home/history' },
  'home.advert': { text: 'media.use_advert', path: '/manage/home/adverts', by: 'open' },
  'home.notice': { text: 'media.use_notice', path: '/manage/home/notices', by: 'open' },
  'home.tab': { text: 'media.use_tab', path: '/manage/home/tabs' },
  'message.outgoing': { text: 'media.use_message', path: '/manage/message/outgoing', by: 'open' },
  'org.avatar': { text: 'media.use_avatar' },
  'org.logo': { text: 'media.use_logo', path: '/manage/org/colleges' },
  'course.course': { text: 'media.use_course', path: '/manage/course/courses/edit', by: 'id' },
  'course.courseware': { text: 'media.use_courseware', path: '/manage/course/courseware', by: 'keyword' },
  'social.comment': { text: 'media.use_comment', path: '/manage/social/comments', by: 'keyword' },
  'article.article': { text: 'media.use_article', path: '/manage/article/articles/edit', by: 'id' },
  'lecturer.avatar': { text: 'media.use_lecturer', path: '/manage/lecturer/lecturers', by: 'open' },
  'media.caption': { text: 'media.use_caption', path: '/manage/media/library', by: 'open' },
}

export const wordOfUse = (kind: string): DeskText => PLACES[kind]?.text ?? 'media.use_other'

export function placeOfUse({ kind, id, name }: FileUse): string | undefined {
  const place = PLACES[kind]
  if (!place?.path) return undefined
  const { path, by } = place
  return by ? `${path}?${by}=${encodeURIComponent(by === 'keyword' ? name : id)}` : path
}
