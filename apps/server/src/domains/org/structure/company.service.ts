import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { Language } from '@sands/rules/language'
import type { Tx } from '../../../kernel/database/database.ts'
import { ADMINISTRATOR } from '../../../kernel/default-role.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { companyRepo } from './company.repo.ts'
import { KNOWN_LABELS } from './label.defaults.ts'

interface NewCompany {
  companyName: string
  collegeName: string
  language: Language
  /** User name of the administrator. */
  userName: string
  name: string
}

export const { exists: companyExists, markHasPassword } = companyRepo

/** For installations that are older than the company table. */
export const ensureCompany = companyRepo.addMissing

/**
 * Creates the first data of an empty installation: the company, a college with its first department, and an
 * administrator. Returns undefined when the company exists already.
 */
export async function foundCompany(
  { clock, events }: Pick<Kernel, 'clock' | 'events'>,
  tx: Tx,
  { companyName, collegeName, language, userName, name }: NewCompany,
): Promise<{ collegeId: CollegeId; userId: UserId } | undefined> {
  const now = clock.now()
  if (!(await companyRepo.add(tx, companyName, now))) return undefined
  const collegeId = await companyRepo.addCollege(tx, { name: collegeName, language })
  const departmentId = await companyRepo.addRoot(tx, collegeId, companyName)
  await companyRepo.addLabels(tx, KNOWN_LABELS[language])
  const userId = await companyRepo.addUser(tx, { userName, name, language, createdAt: now })
  await companyRepo.addMember(tx, { userId, collegeId, departmentId })
  await companyRepo.giveRole(tx, { code: ADMINISTRATOR, userId, grantedAt: now })
  await events.emit(tx, 'org.college-created', { collegeId, language, ownerId: userId })
  await events.emit(tx, 'org.user-changed', { userId })
  return { collegeId, userId }
}
