import type { ApplyAnswer } from '@sands/contract/apply/apply.model'
import type { ApplyDocument, ManagedApply } from '@sands/contract/apply/manage.model'
import type { Id } from '@sands/contract/kernel/schema'
import type { SignedIn } from '../client.ts'
import { signInWith } from '../people.ts'
import type { Sands } from '../sands.ts'

export const APPLY = '/sands-lms/api/v1/apply'
export const APPLY_MANAGE = '/sands-lms/api/v1/manage/apply'

/** A person who may do everything with sign-ups, sessions and projects of the first college. */
export const anApplyManager = (sands: Sands, userName = 'staff20'): Promise<SignedIn> =>
  signInWith(sands, userName, {
    rights: ['apply.edit', 'apply.people', 'face.edit', 'face.attend', 'exam.edit', 'exam.publish', 'exam.bank.edit'],
    college: '沙丘学院',
  })

export const aSignUpDocument = (document: Partial<ApplyDocument> = {}): ApplyDocument => ({
  name: 'A sign-up',
  coverFileId: null,
  introduction: '',
  target: null,
  opensAt: null,
  closesAt: null,
  quota: null,
  hasWaitingList: true,
  needsApproval: false,
  audience: { included: [], excluded: [] },
  fields: [],
  ...document,
})

export async function createSignUp(manager: SignedIn, document: Partial<ApplyDocument>): Promise<ManagedApply> {
  const answer = await manager.call(`POST ${APPLY_MANAGE}/create`, { body: aSignUpDocument(document) })
  if (answer.code !== 1) throw new Error(answer.msg)
  return answer.data
}

export async function anOpenSignUp(manager: SignedIn, document: Partial<ApplyDocument>): Promise<ManagedApply> {
  const { id, version } = await createSignUp(manager, document)
  const answer = await manager.call(`POST ${APPLY_MANAGE}/open`, { body: { id, version } })
  if (answer.code !== 1) throw new Error(answer.msg)
  return answer.data
}

export const apply = (person: SignedIn, id: Id<'apply'>, answers: ApplyAnswer[] = []) =>
  person.call(`POST ${APPLY}/sign-up`, { body: { id, answers } })

export const seen = async (person: SignedIn, id: Id<'apply'>) =>
  (await person.call(`GET ${APPLY}/get`, { query: { id } })).data

export const entriesOf = async (manager: SignedIn, id: Id<'apply'>) =>
  (await manager.call(`GET ${APPLY_MANAGE}/entry/page`, { query: { id, size: 100 } })).data.records
