import type { FaceDocument, ManagedFace } from '@sands/contract/face/manage.model'
import type { Id } from '@sands/contract/kernel/schema'
import type { SignedIn } from '../client.ts'
import { signInWith } from '../people.ts'
import type { Sands } from '../sands.ts'

export const FACE = '/sands-lms/api/v1/face2face'
export const FACE_MANAGE = '/sands-lms/api/v1/manage/face'
const HOUR_MS = 3_600_000

/** A person who may do everything with sessions of the first college. */
export const aFaceManager = (sands: Sands, userName = 'staff20'): Promise<SignedIn> =>
  signInWith(sands, userName, { rights: ['face.edit', 'face.attend'], college: '沙丘学院' })

/** A day that begins in some hours, for some hours. */
export const aDay = (sands: Sands, fromHours: number, hours = 8): FaceDocument['days'][number] => {
  const at = (hour: number) => new Date(sands.clock.now().getTime() + hour * HOUR_MS).toISOString()
  return { id: null, startsAt: at(fromHours), endsAt: at(fromHours + hours), roomId: null, needsSignOut: false }
}

export const aSessionDocument = (document: Partial<FaceDocument> = {}): FaceDocument => ({
  name: 'A session',
  coverFileId: null,
  introduction: '',
  agenda: '',
  timeZone: 'Asia/Jakarta',
  ownerId: null,
  lecturerIds: [],
  materialIds: [],
  photoIds: [],
  homework: '',
  surveyId: null,
  capacity: 10,
  overbook: 0,
  hasWaitingList: true,
  needsConfirm: false,
  allowsSwap: false,
  opensAt: null,
  closesAt: null,
  audience: { included: [], excluded: [] },
  days: [],
  ...document,
})

export async function createSession(manager: SignedIn, document: Partial<FaceDocument>): Promise<ManagedFace> {
  const answer = await manager.call(`POST ${FACE_MANAGE}/create`, { body: aSessionDocument(document) })
  if (answer.code !== 1) throw new Error(answer.msg)
  return answer.data
}

export async function anOpenSession(manager: SignedIn, document: Partial<FaceDocument>): Promise<ManagedFace> {
  const { id, version } = await createSession(manager, document)
  const answer = await manager.call(`POST ${FACE_MANAGE}/publish`, {
    body: { id, version, conflictReason: 'Both share the room' },
  })
  if (answer.code !== 1) throw new Error(answer.msg)
  return answer.data
}

export const signUp = (person: SignedIn, faceId: Id<'face'>) =>
  person.call(`POST ${FACE}/sign-up`, { body: { faceId } })

export const overview = async (person: SignedIn, faceId: Id<'face'>) =>
  (await person.call(`POST ${FACE}/overview`, { body: { faceId } })).data

export const firstDay = ({ document }: ManagedFace): Id<'faceDay'> => {
  const dayId = document.days[0]?.id
  if (!dayId) throw new Error('the session has no day')
  return dayId
}
