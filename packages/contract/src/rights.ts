/** What a role can allow, by domain and action. */
export const rights = [
  'ops.jobs.view',
  'ops.jobs.retry',
  'ops.audit.view',
  'settings.texts.edit',
  'settings.skin.edit',
  'settings.agreements.edit',
  'media.library.view',
  'media.library.edit',
  'org.people.view',
  'org.people.edit',
  'org.people.import',
  'org.people.export',
  'org.departments.edit',
  'org.audiences.view',
  'org.roles.view',
  'org.roles.edit',
  'org.colleges.edit',
  'message.send',
  'social.comments.moderate',
  'article.edit',
  'article.publish',
  'lecturer.edit',
  'course.edit',
  'course.publish',
  'course.reports.view',
  'home.decoration.edit',
  'home.decoration.publish',
  'home.tabs.edit',
  'home.adverts.edit',
  'home.notices.edit',
] as const

export type Right = (typeof rights)[number]

/** Rights over people: they can be held for a part of a college, a department with everything below it. */
const IN_DEPARTMENTS: readonly Right[] = [
  'org.people.view',
  'org.people.edit',
  'org.people.export',
  'org.departments.edit',
]

/** Rights over the company itself: whoever holds a role in one college only does not get them. */
const OF_COMPANY: readonly Right[] = ['settings.texts.edit', 'settings.agreements.edit', 'org.colleges.edit']

export type Reach = 'company' | 'college' | 'department'

/** How far a role must reach so that it brings this right. */
export function reachOf(right: Right): Reach {
  if (OF_COMPANY.includes(right)) return 'company'
  return IN_DEPARTMENTS.includes(right) ? 'department' : 'college'
}
