import type { DepartmentId } from '@sands/contract/kernel/schema'
import type { Department } from '@sands/contract/org/people.model'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { isWithin, remitOf } from '../people/people.policy.ts'
import { heightOf, inFrontOf, MAX_DEPTH, mayChangeBelow, parentsFirst } from './department.policy.ts'
import { presentDepartment } from './department.present.ts'
import { type DepartmentRow, departmentRepo } from './department.repo.ts'

interface Known {
  id: DepartmentId
  version: number
}

export interface DepartmentService {
  tree(viewer: Viewer): Promise<Department[]>
  create(tx: Tx, viewer: Viewer, wanted: { parentId: DepartmentId | null; name: string }): Promise<{ id: DepartmentId }>
  rename(tx: Tx, viewer: Viewer, change: Known & { name: string }): Promise<null>
  move(
    tx: Tx,
    viewer: Viewer,
    change: Known & { parentId: DepartmentId | null; beforeId: DepartmentId | null },
  ): Promise<null>
  remove(tx: Tx, viewer: Viewer, known: Known): Promise<null>
}

const remitIn = (viewer: Viewer) => remitOf(viewer, 'org.departments.edit')
const subject = ({ id, name }: Pick<DepartmentRow, 'id' | 'name'>) => ({ kind: 'department', id, name })
const childrenOf = (all: readonly DepartmentRow[], parentId: DepartmentId | null) =>
  all.filter((row) => row.parentId === parentId)

function refuseTaken(siblings: readonly DepartmentRow[], name: string, except?: DepartmentId): void {
  if (siblings.some((row) => row.name === name && row.id !== except)) throw fail('org.name_taken', { name })
}

/** The tree of the viewer's college, locked until the transaction ends. */
async function lockTree(tx: Tx, viewer: Viewer): Promise<DepartmentRow[]> {
  await departmentRepo.lockCollege(tx, viewer.collegeId)
  return departmentRepo.all(tx, viewer.collegeId)
}

function own(all: readonly DepartmentRow[], viewer: Viewer, { id, version }: Known): DepartmentRow {
  const found = all.find((row) => row.id === id)
  if (!found) throw fail('kernel.not_found')
  if (!isWithin(remitIn(viewer), found.path)) throw fail('org.out_of_reach')
  if (found.version !== version) throw fail('kernel.changed_meanwhile')
  return found
}

function parentFor(all: readonly DepartmentRow[], viewer: Viewer, parentId: DepartmentId | null) {
  const parent = all.find(({ id }) => id === parentId)
  if (parentId !== null && !parent) throw fail('org.place_unknown')
  if (!mayChangeBelow(remitIn(viewer), parent)) throw fail('org.out_of_reach')
  return parent
}

export const createDepartmentService = ({ database, audit, events }: Kernel): DepartmentService => ({
  async tree(viewer) {
    const db = database.primary
    const [rows, counts] = await Promise.all([
      departmentRepo.all(db, viewer.collegeId),
      departmentRepo.people(db, viewer.collegeId),
    ])
    const peopleIn = new Map(counts.map(({ departmentId, people }) => [departmentId, people]))
    const remit = remitIn(viewer)
    return parentsFirst(rows).map((row) =>
      presentDepartment(row, { people: peopleIn.get(row.id) ?? 0, mayEdit: isWithin(remit, row.path) }),
    )
  },

  async create(tx, viewer, wanted) {
    const name = wanted.name.trim()
    const all = await lockTree(tx, viewer)
    const parent = parentFor(all, viewer, wanted.parentId)
    if ((parent?.path.length ?? 0) >= MAX_DEPTH) throw fail('org.too_deep', { most: MAX_DEPTH })
    const siblings = childrenOf(all, wanted.parentId)
    refuseTaken(siblings, name)
    const id = await departmentRepo.add(tx, { collegeId: viewer.collegeId, parent, name, sort: siblings.length })
    const after = { name, parent: parent?.name ?? null }
    await audit.record(tx, viewer, { action: 'org.department.created', subject: subject({ id, name }), after })
    return { id }
  },

  async rename(tx, viewer, change) {
    const name = change.name.trim()
    const all = await lockTree(tx, viewer)
    const found = own(all, viewer, change)
    refuseTaken(childrenOf(all, found.parentId), name, found.id)
    await departmentRepo.rename(tx, found.id, name)
    await audit.record(tx, viewer, {
      action: 'org.department.renamed',
      subject: subject({ id: found.id, name }),
      before: { name: found.name },
      after: { name },
    })
    return null
  },

  async move(tx, viewer, { parentId, beforeId, ...known }) {
    const all = await lockTree(tx, viewer)
    const found = own(all, viewer, known)
    const from = all.find(({ id }) => id === found.parentId)
    const parent = parentFor(all, viewer, parentId)
    if (!mayChangeBelow(remitIn(viewer), from)) throw fail('org.out_of_reach')
    if (parent?.path.includes(found.id)) throw fail('org.department_circle')
    if ((parent?.path.length ?? 0) + heightOf(all, found) > MAX_DEPTH) throw fail('org.too_deep', { most: MAX_DEPTH })
    const idsBelow = (id: DepartmentId | null) => childrenOf(all, id).map((row) => row.id)
    const inOrder = inFrontOf(idsBelow(parentId), found.id, beforeId)
    if (!inOrder) throw fail('org.place_unknown')
    refuseTaken(childrenOf(all, parentId), found.name, found.id)
    await departmentRepo.move(tx, found, parent)
    await departmentRepo.arrange(tx, inOrder)
    if (parentId !== found.parentId) {
      await departmentRepo.arrange(
        tx,
        idsBelow(found.parentId).filter((id) => id !== found.id),
      )
      await events.emit(tx, 'org.departments-moved', { collegeId: viewer.collegeId })
    }
    await audit.record(tx, viewer, {
      action: 'org.department.moved',
      subject: subject(found),
      before: { parent: from?.name ?? null, place: idsBelow(found.parentId).indexOf(found.id) + 1 },
      after: { parent: parent?.name ?? null, place: inOrder.indexOf(found.id) + 1 },
    })
    return null
  },

  async remove(tx, viewer, known) {
    const all = await lockTree(tx, viewer)
    const found = own(all, viewer, known)
    const count = await departmentRepo.uses(tx, found.id)
    if (count > 0) throw fail('org.still_used', { count })
    await departmentRepo.remove(tx, found.id)
    const siblings = childrenOf(all, found.parentId).map(({ id }) => id)
    await departmentRepo.arrange(
      tx,
      siblings.filter((id) => id !== found.id),
    )
    const parent = all.find(({ id }) => id === found.parentId)?.name ?? null
    await audit.record(tx, viewer, {
      action: 'org.department.deleted',
      subject: subject(found),
      before: { name: found.name, parent },
    })
    return null
  },
})
