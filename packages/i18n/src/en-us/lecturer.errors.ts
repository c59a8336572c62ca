import type { lecturerErrors as source } from '../zh-cn/lecturer.errors.ts'

export const lecturerErrors = {
  'lecturer.gone': 'This lecturer is no longer here',
  'lecturer.in_use':
    '{count, plural, one {# course or session names} other {# courses and sessions name}} this lecturer. Change them first',
  'lecturer.person_taken': 'This person is a lecturer already',
  'lecturer.person_unknown': 'There is no such person in this college',
} satisfies Record<keyof typeof source, string>
