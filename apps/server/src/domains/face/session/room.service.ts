import type { FaceRoom, FaceRoomDraft } from '@sands/contract/face/manage.model'
import { isZone } from '@sands/rules/face/zone'
import { changed } from '../../../kernel/audit/changed.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { type FaceRoomId, type RoomRow, roomRepo } from './room.repo.ts'

interface SeenRoom {
  id: FaceRoomId
  version: number
}

export interface RoomService {
  list(viewer: Viewer): Promise<FaceRoom[]>
  create(tx: Tx, viewer: Viewer, room: FaceRoomDraft): Promise<FaceRoom>
  save(tx: Tx, viewer: Viewer, change: SeenRoom & { room: FaceRoomDraft }): Promise<FaceRoom>
  remove(tx: Tx, viewer: Viewer, seen: SeenRoom): Promise<null>
}

const draftOf = ({ name, address, mapUrl, seats, timeZone }: RoomRow): FaceRoomDraft => ({
  name,
  address,
  mapUrl,
  seats,
  timeZone,
})
const presentRoom = (row: RoomRow): FaceRoom => ({ id: row.id, ...draftOf(row), version: row.version })
const subjectOf = ({ id, name }: RoomRow) => ({ kind: 'face-room', id, name })

export function createRoomService({
  database,
  clock,
  audit,
}: Pick<Kernel, 'database' | 'clock' | 'audit'>): RoomService {
  async function cleaned(tx: Tx, viewer: Viewer, room: FaceRoomDraft, id: FaceRoomId | null): Promise<FaceRoomDraft> {
    if (!isZone(room.timeZone)) throw fail('face.bad_document')
    const name = room.name.trim()
    if (await roomRepo.isNameTaken(tx, viewer.collegeId, name, id)) throw fail('face.room_name_taken')
    return { ...room, name, address: room.address.trim() }
  }

  async function lockSeen(tx: Tx, viewer: Viewer, { id, version }: SeenRoom): Promise<RoomRow> {
    const row = await roomRepo.lock(tx, viewer.collegeId, id)
    if (!row) throw fail('face.unknown')
    if (row.version !== version) throw fail('kernel.changed_meanwhile')
    return row
  }

  return {
    list: async (viewer) => (await roomRepo.list(database.primary, viewer.collegeId)).map(presentRoom),

    async create(tx, viewer, wanted) {
      const room = await cleaned(tx, viewer, wanted, null)
      const row = await roomRepo.add(tx, { ...room, collegeId: viewer.collegeId, updatedAt: clock.now() })
      if (!row) throw fail('face.room_name_taken')
      await audit.record(tx, viewer, { action: 'face.room.created', subject: subjectOf(row), after: room })
      return presentRoom(row)
    },

    async save(tx, viewer, { room: wanted, ...seen }) {
      const before = await lockSeen(tx, viewer, seen)
      const room = await cleaned(tx, viewer, wanted, before.id)
      const row = await roomRepo.change(tx, before.id, { ...room, updatedAt: clock.now() })
      if (!row) throw fail('face.unknown')
      await audit.record(tx, viewer, {
        action: 'face.room.saved',
        subject: subjectOf(row),
        ...changed(draftOf(before), room),
      })
      return presentRoom(row)
    },

    async remove(tx, viewer, seen) {
      const before = await lockSeen(tx, viewer, seen)
      const sessions = await roomRepo.uses(tx, before.id, clock.now())
      if (sessions > 0) throw fail('face.room_in_use', { sessions })
      await roomRepo.change(tx, before.id, { removedAt: clock.now(), updatedAt: clock.now() })
      await audit.record(tx, viewer, {
        action: 'face.room.deleted',
        subject: subjectOf(before),
        before: draftOf(before),
      })
      return null
    },
  }
}
