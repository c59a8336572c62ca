import type { CollegeId } from '@sands/contract/kernel/schema'
import type { ManagedCollege } from '@sands/contract/org/people.model'
import type { Language } from '@sands/rules/language'
import { changed } from '../../../kernel/audit/changed.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { peopleRepo } from '../people/people.repo.ts'
import { peopleWriteRepo } from '../people/people-write.repo.ts'
import { heldRights } from '../role/held-rights.policy.ts'
import { presentManagedCollege } from './college.present.ts'
import { type CollegeRow, collegeRepo } from './college.repo.ts'
import { departmentRepo } from './department.repo.ts'

export interface CollegeService {
  list(viewer: Viewer): Promise<ManagedCollege[]>
  create(tx: Tx, viewer: Viewer, wanted: { name: string; language: Language }): Promise<{ id: CollegeId }>
  update(
    tx: Tx,
    viewer: Viewer,
    change: { id: CollegeId; version: number; name: string; language: Language },
  ): Promise<null>
}

async function lockAll(tx: Tx): Promise<CollegeRow[]> {
  await collegeRepo.lockAll(tx)
  return collegeRepo.all(tx)
}

function refuseTaken(all: readonly CollegeRow[], name: string, except?: CollegeId): void {
  if (all.some((college) => college.name === name && college.id !== except)) throw fail('org.name_taken', { name })
}

export const createCollegeService = ({ database, audit, events }: Kernel): CollegeService => ({
  async list(viewer) {
    const db = database.primary
    const [all, counts, grants] = await Promise.all([
      collegeRepo.all(db),
      collegeRepo.people(db),
      peopleRepo.grants(db, [viewer.userId]),
    ])
    const peopleIn = new Map(counts.map(({ id, people }) => [id, people]))
    return all.flatMap((college) => {
      const { rights } = heldRights(grants, college.id)
      if (!rights.has('org.people.view')) return []
      const mayEditPeople = rights.has('org.people.edit')
      return [presentManagedCollege(college, { people: peopleIn.get(college.id) ?? 0, mayEditPeople })]
    })
  },

  async create(tx, viewer, wanted) {
    const name = wanted.name.trim()
    const { language } = wanted
    const all = await lockAll(tx)
    refuseTaken(all, name)
    const id = await collegeRepo.add(tx, { name, language, sort: all.length })
    // A tree needs a root, and people need a department.
    const departmentId = await departmentRepo.add(tx, { collegeId: id, parent: undefined, name, sort: 0 })
    await collegeRepo.join(tx, viewer.userId, { collegeId: id, departmentId })
    await peopleWriteRepo.change(tx, [viewer.userId])
    await events.emit(tx, 'org.college-created', { collegeId: id, language, ownerId: viewer.userId })
    await events.emit(tx, 'org.user-changed', { userId: viewer.userId })
    await audit.record(tx, viewer, {
      action: 'org.college.created',
      subject: { kind: 'college', id, name },
      after: { name, language },
      collegeId: id,
    })
    return { id }
  },

  async update(tx, viewer, { id, version, ...wanted }) {
    const after = { name: wanted.name.trim(), language: wanted.language }
    const all = await lockAll(tx)
    const found = all.find((college) => college.id === id)
    if (!found) throw fail('kernel.not_found')
    if (found.version !== version) throw fail('kernel.changed_meanwhile')
    refuseTaken(all, after.name, id)
    await collegeRepo.change(tx, id, after)
    await audit.record(tx, viewer, {
      action: 'org.college.updated',
      subject: { kind: 'college', id, name: after.name },
      ...changed({ name: found.name, language: found.language }, after),
      collegeId: id,
    })
    return null
  },
})
