/** The accounts of the demo company that tests sign in with. */
export const people = {
  learner: 'learner',
  manager: 'manager',
  teacher: 'teacher',
  author: 'author',
  reviewer: 'reviewer',
  auditor: 'auditor',
  admin: 'admin',
  emma: 'emma',
} as const

export type Person = keyof typeof people
export const PASSWORD = 'Sands@2026'
