import { SOCIAL_MODULES } from '@sands/contract/social/social.model'
import type { DemoAct } from '../../kernel/audit/demo-history.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Demo } from '../../kernel/demo.ts'
import { audienceRepo } from '../org/index.ts'
import { addOpinions } from '../social/index.ts'
import { lecturerRecord, lecturerSubject } from './lecturer.present.ts'
import { lecturerRepo } from './lecturer.repo.ts'
import { DEMO_LECTURERS } from './people.demo.ts'
import { portrait } from './portrait.demo.ts'

const DAY_MS = 86_400_000
/** How long ago the first lecturer of a college was added; the others were added one by one since. */
const FIRST_DAYS = 50
const MOST_PEOPLE = 1000

export const lecturerDrawings = (): string[] =>
  Object.values(DEMO_LECTURERS).flatMap((people) => people.map((person) => portrait(person.portrait)))

/** Lecturers of both colleges, in the order of the centre, and the administrator's audit entries for them. */
export async function loadLecturerDemo(tx: Tx, { company, pictures, now }: Demo): Promise<DemoAct[]> {
  const ownerId = company.users.get('admin')
  if (!ownerId) throw new Error('the demo company has no administrator')
  const past: DemoAct[] = []
  for (const { id: collegeId, language } of company.colleges) {
    const recipients = { audienceId: null }
    const people = await audienceRepo.people(tx, { collegeId, recipients, after: null, limit: MOST_PEOPLE })
    for (const [index, { portrait: face, userName, ...person }] of (DEMO_LECTURERS[language] ?? []).entries()) {
      const at = new Date(now.getTime() - (FIRST_DAYS - index * 2) * DAY_MS)
      const picture = { collegeId, ownerId, purpose: 'image' as const, name: `${person.name}.png`, createdAt: at }
      const avatarFileId = await pictures.store(tx, { ...picture, svg: portrait(face) })
      const userId = (userName && company.users.get(userName)) || null
      const row = await lecturerRepo.add(tx, {
        ...person,
        collegeId,
        userId,
        avatarFileId,
        sort: index + 1,
        updatedAt: at,
      })
      if (!row) throw new Error('the lecturer was not stored')
      const opinions = { likes: 24 - index * 2, collects: 8 - index, ...(index < 2 ? { keepers: ['learner'] } : {}) }
      const target = { module: SOCIAL_MODULES.lecturer, moduleId: row.id, collegeId, since: at, now }
      await addOpinions(tx, { ...target, users: company.users, people }, opinions)
      const record = { action: 'lecturer.lecturer.created', subject: lecturerSubject(row), after: lecturerRecord(row) }
      past.push({ at, collegeId, record })
    }
  }
  return past
}
