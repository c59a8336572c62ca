import type { Id } from '@sands/contract/kernel/schema'
import type { PostOrLabel } from '@sands/contract/org/people.model'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { remitOf } from '../people/people.policy.ts'
import { departmentRepo } from './department.repo.ts'
import { labelName, labelNames } from './label.defaults.ts'
import { presentPostOrLabel } from './post-or-label.present.ts'
import type { PostOrLabelRepo, PostOrLabelRow } from './post-or-label.repo.ts'

export interface PostOrLabelService<Kind extends string> {
  list(viewer: Viewer): Promise<PostOrLabel[]>
  save(
    tx: Tx,
    viewer: Viewer,
    wanted: { id: Id<Kind> | null; version: number | null; name: string },
  ): Promise<{ id: Id<Kind> }>
  remove(tx: Tx, viewer: Viewer, known: { id: Id<Kind>; version: number }): Promise<null>
}

/** Posts and labels belong to the whole college: a manager of a part of it uses them, but cannot change them. */
export function createPostOrLabelService<Kind extends 'post' | 'label'>(
  { database, audit }: Kernel,
  kind: Kind,
  repo: PostOrLabelRepo<Kind>,
): PostOrLabelService<Kind> {
  async function lockAll(tx: Tx, viewer: Viewer): Promise<PostOrLabelRow<Kind>[]> {
    if (remitOf(viewer, 'org.departments.edit') !== 'college') throw fail('org.out_of_reach')
    await departmentRepo.lockCollege(tx, viewer.collegeId)
    return repo.all(tx, viewer)
  }

  function own(all: readonly PostOrLabelRow<Kind>[], id: Id<Kind>, version: number | null): PostOrLabelRow<Kind> {
    const found = all.find((row) => row.id === id)
    if (!found) throw fail('kernel.not_found')
    if (found.code !== null) throw fail('org.built_in')
    if (found.version !== version) throw fail('kernel.changed_meanwhile')
    return found
  }

  return {
    async list(viewer) {
      const db = database.primary
      const [rows, counts] = await Promise.all([repo.all(db, viewer), repo.people(db, viewer.collegeId)])
      const peopleWith = new Map(counts.map(({ id, people }) => [id, people]))
      return rows.map((row) =>
        presentPostOrLabel({ ...row, name: labelName(row, viewer.language) }, peopleWith.get(row.id) ?? 0),
      )
    },

    async save(tx, viewer, wanted) {
      const name = wanted.name.trim()
      const all = await lockAll(tx, viewer)
      const before = wanted.id === null ? undefined : own(all, wanted.id, wanted.version)
      const others = all.filter(({ id }) => id !== wanted.id)
      if (others.some((row) => labelNames(row).includes(name))) throw fail('org.name_taken', { name })
      if (before) await repo.rename(tx, before.id, name)
      const id = before?.id ?? (await repo.add(tx, viewer.collegeId, name))[0]?.id
      if (!id) throw new Error(`the ${kind} was not stored`)
      await audit.record(tx, viewer, {
        action: `org.${kind}.${before ? 'renamed' : 'created'}`,
        subject: { kind, id, name },
        before: before ? { name: before.name } : null,
        after: { name },
      })
      return { id }
    },

    async remove(tx, viewer, { id, version }) {
      const found = own(await lockAll(tx, viewer), id, version)
      const count = await repo.uses(tx, id)
      if (count > 0) throw fail('org.still_used', { count })
      await repo.remove(tx, id)
      await audit.record(tx, viewer, {
        action: `org.${kind}.deleted`,
        subject: { kind, id, name: found.name },
        before: { name: found.name },
      })
      return null
    },
  }
}
