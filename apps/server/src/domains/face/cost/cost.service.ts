import type { CallBody } from '@sands/contract/calls'
import type { FaceCosts } from '@sands/contract/face/cost.calls'
import { type Cost, centsPerHead, totalCents } from '@sands/rules/face/cost'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { seatRepo } from '../seat/seat.repo.ts'
import { faceSubject } from '../session/session.present.ts'
import { type FaceId, type SessionRow, sessionRepo } from '../session/session.repo.ts'
import { costRepo } from './cost.repo.ts'

export interface Costs {
  get(viewer: Viewer, id: FaceId): Promise<FaceCosts>
  save(tx: Tx, viewer: Viewer, saved: CallBody<'POST /sands-lms/api/v1/manage/face/cost/save'>): Promise<FaceCosts>
}

const trimmed = ({ cents, note }: Cost): Cost => ({ cents, note: note.trim() })

export function createCosts({ database, audit }: Pick<Kernel, 'database' | 'audit'>): Costs {
  async function present(db: Db, { id, costVersion }: Pick<SessionRow, 'id' | 'costVersion'>): Promise<FaceCosts> {
    const costs = await costRepo.get(db, id)
    const total = totalCents(costs)
    const people = await seatRepo.seated(db, id)
    return { costs, version: costVersion, total, people, perHead: centsPerHead(total, people) }
  }

  return {
    async get(viewer, id) {
      const db = database.primary
      const session = await sessionRepo.get(db, viewer.collegeId, id)
      if (!session) throw fail('face.unknown')
      return present(db, session)
    },

    async save(tx, viewer, { id, version, costs: { room, lecturer, material, other } }) {
      const session = await sessionRepo.lock(tx, viewer.collegeId, id)
      if (!session) throw fail('face.unknown')
      if (session.costVersion !== version) throw fail('face.costs_changed')
      const before = totalCents(await costRepo.get(tx, id))
      await costRepo.set(tx, id, {
        room: trimmed(room),
        lecturer: trimmed(lecturer),
        material: trimmed(material),
        other: trimmed(other),
      })
      const costVersion = version + 1
      await sessionRepo.note(tx, id, { costVersion })
      const shown = await present(tx, { id, costVersion })
      await audit.record(tx, viewer, {
        action: 'face.cost.saved',
        subject: faceSubject(session),
        before: { cents: before },
        after: { cents: shown.total },
      })
      return shown
    },
  }
}
