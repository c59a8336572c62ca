/** The accounts of the demo company that tests sign in with, and their names. */
export const people = {
  learner: '林晓',
  manager: '陈立',
  teacher: '王敏',
  author: '赵晨',
  reviewer: '孙悦',
  auditor: '周正',
  admin: '吴越',
  emma: 'Emma Clarke',
  /** This person signs out everywhere, so no other test may use the account. */
  staff01: '张思远',
  /** This person must still have documents to read, so no other test may read with the account. */
  staff24: '彭丽华',
  /** These people set up a second factor, so no other test may sign in with their accounts. */
  staff26: '蔡晓东',
  staff27: '潘文博',
  staff28: '田静雯',
} as const

export type Person = keyof typeof people
export const PASSWORD = 'Sands@2026'
