import type { CallBody, CallQuery } from '@sands/contract/calls'
import { asId } from '@sands/contract/kernel/id'
import type { Id, PageOf } from '@sands/contract/kernel/schema'
import type { MyNote, StudyNote } from '@sands/contract/study/learning.model'
import type { Tx } from '../../../kernel/database/database.ts'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { LearnKind } from '../learn.kind.ts'
import { createLearnables } from '../learning/learnables.service.ts'
import { presentNote } from '../learning/learning.present.ts'
import { learningRepo } from '../learning/learning.repo.ts'
import { noteRepo } from './note.repo.ts'

/** Per person and learnable. */
const MOST_NOTES = 500

type Save = CallBody<'POST /sands-lms/api/v1/study-note/save'>

export interface NoteService {
  page(viewer: Viewer, query: CallQuery<'GET /sands-lms/api/v1/study-note/page'>): Promise<PageOf<StudyNote>>
  list(viewer: Viewer, body: CallBody<'POST /sands-lms/api/v1/study-note/list'>): Promise<PageOf<StudyNote>>
  mine(viewer: Viewer, query: CallQuery<'GET /sands-lms/api/v1/study-note/mine'>): Promise<PageOf<MyNote>>
  save(tx: Tx, viewer: Viewer, note: Save): Promise<StudyNote>
  remove(tx: Tx, viewer: Viewer, id: Id<'note'>): Promise<null>
}

export function createNoteService({ database, clock }: Kernel, kinds: readonly LearnKind[]): NoteService {
  const learnables = createLearnables(kinds)

  async function add(tx: Tx, viewer: Viewer, { learnType, learnId, position, content }: Save) {
    const described = await learnables.describe(tx, viewer, [{ learnType, learnId }])
    if (!described({ learnType, learnId })?.link) throw fail('study.gone')
    const { userId, collegeId } = viewer
    const of = { userId, collegeId, learnType }
    // The lock keeps two requests at once from exceeding the limit together.
    await learningRepo.lockPerson(tx, userId)
    if ((await noteRepo.count(tx, { ...of, learnIds: [learnId] })) >= MOST_NOTES) throw fail('study.too_many_notes')
    return noteRepo.add(tx, {
      ...of,
      learnId: asId<Id<'learn'>>(learnId),
      position,
      text: content,
      updatedAt: clock.now(),
    })
  }

  async function change(tx: Tx, { userId, collegeId }: Viewer, note: Save & { id: Id<'note'> }) {
    const { id, learnType, learnId, position, content } = note
    const version = await noteRepo.version(tx, { userId, collegeId, learnType, learnIds: [learnId], id })
    if (version === undefined) throw fail('study.note_gone')
    // A change that waited on another device must not overwrite a later one.
    if (version !== note.version) throw fail('kernel.changed_meanwhile')
    return noteRepo.change(tx, id, { position, text: content, version: version + 1, updatedAt: clock.now() })
  }

  const list: NoteService['list'] = async ({ userId, collegeId }, { learnType, learnIds, ...request }) => {
    const of = { userId, collegeId, learnType, learnIds }
    const notes = await noteRepo.page(database.primary, of, pageWindow(request))
    return pageOf(notes.map(presentNote), await noteRepo.count(database.primary, of), request)
  }

  return {
    page: (viewer, { learnId, ...rest }) => list(viewer, { ...rest, learnIds: [learnId] }),
    list,

    async mine(viewer, request) {
      const db = database.primary
      const notes = (await noteRepo.mine(db, viewer, pageWindow(request))).map(presentNote)
      const described = await learnables.describe(db, viewer, notes)
      const records = notes.map((note): MyNote => {
        const learnable = described(note)
        return {
          ...note,
          title: learnable?.title ?? '',
          form: learnable?.form ?? null,
          isGone: learnable?.link ? 0 : 1,
        }
      })
      return pageOf(records, await noteRepo.countMine(db, viewer), request)
    },

    async save(tx, viewer, note) {
      const { id } = note
      const saved = id ? await change(tx, viewer, { ...note, id }) : await add(tx, viewer, note)
      if (!saved) throw fail('study.note_gone')
      return presentNote(saved)
    },

    async remove(tx, { userId }, id) {
      await noteRepo.remove(tx, { userId, id })
      return null
    },
  }
}
