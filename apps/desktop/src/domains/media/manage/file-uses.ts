import type { FileUse } from '@sands/contract/media/library.calls'
import type { DeskText } from '../../../kernel/text.ts'

interface UsePlace {
  text: DeskText
  /** The management page that shows it; with `opens`, its drawer. */
  path?: `/manage/${string}`
  opens?: true
}

/** What may show a file, as the domains of the server call it. */
const PLACES: Readonly<Partial<Record<string, UsePlace>>> = {
  'home.decoration': { text: 'media.use_decoration', path: '/manage/home/history' },
  'home.advert': { text: 'media.use_advert', path: '/manage/home/adverts', opens: true },
  'home.notice': { text: 'media.use_notice', path: '/manage/home/notices', opens: true },
  'home.tab': { text: 'media.use_tab', path: '/manage/home/tabs' },
  'message.outgoing': { text: 'media.use_message', path: '/manage/message/outgoing', opens: true },
  'org.avatar': { text: 'media.use_avatar' },
  'org.logo': { text: 'media.use_logo', path: '/manage/org/colleges' },
  'course.course': { text: 'media.use_course' },
  'course.courseware': { text: 'media.use_courseware' },
  'social.comment': { text: 'media.use_comment' },
  'article.article': { text: 'media.use_article' },
  'lecturer.avatar': { text: 'media.use_lecturer' },
  'media.caption': { text: 'media.use_caption', path: '/manage/media/library', opens: true },
}

export const wordOfUse = (kind: string): DeskText => PLACES[kind]?.text ?? 'media.use_other'

export function placeOfUse({ kind, id }: FileUse): string | undefined {
  const place = PLACES[kind]
  if (!place?.path) return undefined
  return place.opens ? `${place.path}?open=${encodeURIComponent(id)}` : place.path
}
