/** Default codes of tab items, as the specification names them. */
export const TAB_CODES = [
  'home',
  'course',
  'community',
  'live',
  'mine',
  'welfareMall',
  'lecturer',
  'task',
  'study',
  'signUp',
  'project',
  'exam',
  'survey',
  'offlineTrain',
  'team',
  'message',
  'teaching',
] as const
export type TabCode = (typeof TAB_CODES)[number]
