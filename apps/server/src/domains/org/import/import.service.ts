import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { BatchId } from '@sands/contract/kernel/schema'
import type { ImportOrder } from '@sands/contract/org/import.model'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Batches, BatchKind, BatchWork } from '../../ops/index.ts'
import { remitOf } from '../people/people.policy.ts'
import { peopleRepo } from '../people/people.repo.ts'
import { type HeldRights, heldRights } from '../role/held-rights.policy.ts'
import { departmentRepo } from '../structure/department.repo.ts'
import { importRepo } from './import.repo.ts'
import { importPeopleRepo } from './import-people.repo.ts'
import { createPlaces } from './import-places.ts'
import { planImport } from './import-plan.service.ts'
import { reportImport } from './import-report.service.ts'
import { createImportWriter } from './import-write.service.ts'

const DAY_MS = 86_400_000

type Input = ImportOrder & { key: string; rows: number; columns: string[] }

export interface ImportService {
  start(tx: Tx, viewer: Viewer, order: ImportOrder): Promise<{ batchId: BatchId }>
}

const isGoodMapping = ({ mapping }: ImportOrder, columns: number): boolean => {
  const fields = mapping.filter((field) => field !== null)
  return (
    mapping.length === columns &&
    new Set(fields).size === fields.length &&
    fields.includes('userName') &&
    fields.includes('name')
  )
}

const mayDo = (held: Pick<HeldRights, 'rights' | 'departments'>, { createDepartments }: ImportOrder): boolean =>
  held.rights.has('org.people.import') && (!createDepartments || remitOf(held, 'org.departments.edit') === 'college')

export function createImportService(kernel: Kernel, batches: Batches): ImportService {
  const { audit, clock, database, store } = kernel
  const db = database.primary
  const writer = createImportWriter(kernel)

  async function fetchRows({ input, folder }: BatchWork<Input>): Promise<string> {
    const content = await store.read(input.key)
    if (!content) throw fail('org.import_gone')
    const path = join(folder, 'rows')
    await pipeline(content, createWriteStream(path, { mode: 0o600 }))
    return path
  }

  const kind: BatchKind<Input> = {
    name: 'org.import',
    async run(work) {
      const { input, actor, folder, language } = work
      const { collegeId, userId } = actor
      // A person who has lost the right since then imports nothing.
      if (!mayDo(heldRights(await peopleRepo.grants(db, [userId]), collegeId), input))
        throw fail('kernel.no_permission')
      const run = {
        db,
        batchId: work.id,
        collegeId,
        userId,
        actor,
        order: input,
        path: await fetchRows(work),
        places: createPlaces({
          departments: await departmentRepo.all(db, collegeId),
          posts: await importPeopleRepo.posts(db, collegeId),
          labels: await importPeopleRepo.labels(db, collegeId),
        }),
        step: (done: number) => work.step(done, input.rows),
      }
      const plan = await planImport(run)
      if (!input.dryRun) await writer.write(run, plan)
      const { columns, mapping, dryRun } = input
      return reportImport({ plan, columns, mapping, path: run.path, folder, language, dryRun })
    },
  }
  batches.add(kind)

  return {
    async start(tx, viewer, order) {
      const { collegeId, userId: ownerId } = viewer
      const after = new Date(clock.now().getTime() - DAY_MS)
      const file = await importRepo.own(tx, { id: order.importId, ownerId, collegeId, after })
      if (!file) throw fail('org.import_gone')
      if (!isGoodMapping(order, file.columns.length)) throw fail('org.import_mapping')
      if (!mayDo(viewer, order)) throw fail('kernel.no_permission')
      const { key, rows, columns, fileName } = file
      const batchId = await batches.start(tx, viewer, kind, { ...order, key, rows, columns })
      const { existing, createDepartments, dryRun } = order
      await audit.record(tx, viewer, {
        action: 'org.people.import-started',
        subject: { kind: 'batch', id: batchId, name: fileName },
        after: { rows, existing, createDepartments, dryRun },
      })
      return { batchId }
    },
  }
}
