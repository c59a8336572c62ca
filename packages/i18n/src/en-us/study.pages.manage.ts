import type { studyPagesManageTexts as source } from '../zh-cn/study.pages.manage.ts'

export const studyPagesManageTexts = {
  'study.note_write': 'Write a note',
  'study.note_hint': 'What are you thinking right now? Only you can see it',
  'study.note_save': 'Save note',
  'study.note_edit': 'Edit note',
  'study.note_remove': 'Delete note',
  'study.note_remove_ask': 'Delete this note?',
  'study.note_act': 'Note “{content}”',
  'study.note_remove_act': 'Delete note “{content}”',
  'study.note_waiting': 'Saved once you are online',
  'study.note_refused': 'Not saved: {reason}',
  'study.note_none': 'Take notes as you study. Each one remembers the moment, and a click takes you back to it',
  'study.note_none_course': 'No notes on this course yet',
  'study.note_whole': 'All of it',
  'study.note_pin': 'Pin to where you are now',
  'study.note_go': 'Go to {place}',
  'study.note_more': 'Show more',
  'study.note_all': 'All my notes',
  'study.note_none_yet': 'No notes yet',
  'study.note_thing_gone': 'No longer available',
  'study.note_of_gone': 'Something that was deleted',
} satisfies Record<keyof typeof source, string>
