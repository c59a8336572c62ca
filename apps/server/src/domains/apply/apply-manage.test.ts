import type { ApplyDocument } from '@sands/contract/apply/manage.model'
import type { Id } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  APPLY_MANAGE,
  anApplyManager,
  anOpenSignUp,
  apply,
  aSignUpDocument,
  createSignUp,
  entriesOf,
  seen,
} from '../../testing/apply/a-sign-up.ts'
import type { SignedIn } from '../../testing/client.ts'
import { aDay, anOpenSession, FACE, overview } from '../../testing/face/a-session.ts'
import { runJobs } from '../../testing/jobs.ts'
import { auditLog, signInWith, userId } from '../../testing/people.ts'
import { useSands } from '../../testing/sands.ts'

const OPEN = `POST ${APPLY_MANAGE}/open` as const
const SAVE = `POST ${APPLY_MANAGE}/save` as const
const CREATE = `POST ${APPLY_MANAGE}/create` as const
const CANCEL = `POST ${APPLY_MANAGE}/cancel` as const
const DELETE = `POST ${APPLY_MANAGE}/delete` as const
const ADD = `POST ${APPLY_MANAGE}/entry/add` as const
const REMOVE = `POST ${APPLY_MANAGE}/entry/remove` as const
const ENTRIES = `GET ${APPLY_MANAGE}/entry/page` as const

describe('managing sign-ups', () => {
  const sands = useSands()
  let manager: SignedIn
  let learner: SignedIn
  let other: SignedIn
  let target: NonNullable<ApplyDocument['target']>

  beforeAll(async () => {
    manager = await anApplyManager(sands)
    learner = await sands.signIn('staff04')
    other = await sands.signIn('staff05')
    const session = await anOpenSession(manager, { capacity: 50, days: [aDay(sands, 500)] })
    target = { kind: 'face', id: session.id }
  })

  it('opens what is complete, and then the target stays', async () => {
    const draft = await createSignUp(manager, { name: '' })
    expect(draft.faults).toEqual(['name_missing', 'target_missing'])
    const { id } = draft
    expect(await manager.call(OPEN, { body: { id, version: draft.version } })).toFailWith('apply.has_faults')
    const saved = await manager.call(SAVE, {
      body: { id, version: draft.version, document: aSignUpDocument({ name: ' Workshop ', target }) },
    })
    expect(saved.data).toMatchObject({ name: 'Workshop', faults: [], targetName: 'A session', seatsLeft: 50 })
    expect(
      await manager.call(SAVE, { body: { id, version: draft.version, document: saved.data.document } }),
    ).toFailWith('kernel.changed_meanwhile')
    const open = await manager.call(OPEN, { body: { id, version: saved.data.version } })
    expect(open.data).toMatchObject({ state: 'open', phase: 'open' })
    expect((await auditLog(sands))[0]).toMatchObject({ action: 'apply.apply.published', subject_id: id })
    expect(await manager.call(OPEN, { body: { id, version: open.data.version } })).toFailWith('apply.wrong_state')
    const another = await anOpenSession(manager, { days: [aDay(sands, 600)] })
    const moved = aSignUpDocument({ target: { kind: 'face', id: another.id } })
    expect(await manager.call(SAVE, { body: { id, version: open.data.version, document: moved } })).toFailWith(
      'apply.target_fixed',
    )
  })

  it('refuses forms and targets that cannot be', async () => {
    const bad = (document: Partial<ApplyDocument>) => manager.call(CREATE, { body: aSignUpDocument(document) })
    expect(await bad({ target: { kind: 'exam', id: '99999999' } })).toFailWith('apply.bad_document')
    const choice = { key: 'a', kind: 'choice' as const, label: 'Size', isRequired: true, options: [] }
    expect(await bad({ fields: [choice] })).toFailWith('apply.bad_document')
    expect(await bad({ fields: [{ ...choice, key: 'A B' }] })).toFailWith('kernel.invalid_field')
    expect(await bad({ quota: 0 })).toFailWith('kernel.invalid_field')
    expect(await bad({ coverFileId: '99999999' as Id<'file'> })).toFailWith('media.gone')
  })

  it('finds targets by name', async () => {
    const found = await manager.call(`GET ${APPLY_MANAGE}/targets`, { query: { kind: 'face', keyWord: 'session' } })
    expect(found.data.records.map(({ id }) => id)).toContain(target.id)
  })

  it('moves the waiting list up when there are more places, and after a removal', async () => {
    const { id } = await anOpenSignUp(manager, { target, quota: 1 })
    await apply(learner, id)
    await apply(other, id)
    const [first] = await entriesOf(manager, id)
    if (!first) throw new Error('nobody signed up')
    expect(await manager.call(REMOVE, { body: { entryId: first.id, reason: 'Moved' } })).toSucceed()
    expect(await manager.call(REMOVE, { body: { entryId: first.id, reason: 'Moved' } })).toFailWith(
      'apply.entry_settled',
    )
    expect(await seen(other, id)).toMatchObject({ entryState: 'booked' })
    const added = await manager.call(ADD, {
      body: { id, userIds: [await userId(sands, 'staff06'), await userId(sands, 'staff05')] },
    })
    expect(added.data).toEqual({ booked: 0, waiting: 1 })
    const now = (await manager.call(`GET ${APPLY_MANAGE}/get`, { query: { id } })).data
    const more = await manager.call(SAVE, {
      body: { id, version: now.version, document: { ...now.document, quota: 2 } },
    })
    expect(more.data).toMatchObject({ booked: 2, waiting: 0 })
    const history = await manager.call(`GET ${APPLY_MANAGE}/entry/history`, { query: { entryId: first.id } })
    expect(history.data.map(({ step }) => step)).toEqual(['remove', 'book'])
  })

  it('cancels as a whole: places, seats and requests end with the reason', async () => {
    const { id } = await anOpenSignUp(manager, { target, needsApproval: true })
    await apply(other, id)
    await manager.call(ADD, { body: { id, userIds: [await userId(sands, 'staff08')] } })
    const eight = await sands.signIn('staff08')
    expect(await overview(eight, target.id as Id<'face'>)).toMatchObject({ status: 'booked' })
    const { version } = (await manager.call(`GET ${APPLY_MANAGE}/get`, { query: { id } })).data
    expect(await manager.call(DELETE, { body: { id, version } })).toFailWith('apply.wrong_state')
    const cancelled = await manager.call(CANCEL, { body: { id, version, reason: 'No room' } })
    expect(cancelled.data).toMatchObject({ state: 'cancelled', cancelReason: 'No room', booked: 0, asked: 0 })
    expect(await seen(other, id)).toMatchObject({ entryState: 'cancelled', refusal: 'not_open' })
    expect(await overview(eight, target.id as Id<'face'>)).toMatchObject({ status: 'cancelled' })
    expect(await apply(learner, id)).toFailWith('apply.not_open')
    expect(await manager.call(DELETE, { body: { id, version: cancelled.data.version } })).toSucceed()
    expect(await manager.call(ENTRIES, { query: { id } })).toFailWith('apply.unknown')
  })

  it('follows what happens in the session itself', async () => {
    const { id } = await anOpenSignUp(manager, { target, quota: 1 })
    const nine = await sands.signIn('staff09')
    await apply(nine, id)
    await apply(learner, id)
    const { trainConfirmId } = await overview(nine, target.id as Id<'face'>)
    if (!trainConfirmId) throw new Error('the person has no seat')
    await nine.call(`POST ${FACE}/withdraw`, { body: { trainConfirmId, reason: '' } })
    await sands.server.kernel.database.pool.query('insert into jobs.job (name, data) values ($1, $2)', [
      'apply.follow-targets',
      '{}',
    ])
    await runJobs(sands)
    expect(await seen(nine, id)).toMatchObject({ entryState: 'withdrawn' })
    expect(await seen(learner, id)).toMatchObject({ entryState: 'booked' })
  })

  it('needs the rights, and shows nothing of another college', async () => {
    const { id, version } = await anOpenSignUp(manager, { target })
    await apply(learner, id)
    const [entry] = await entriesOf(manager, id)
    if (!entry) throw new Error('nobody signed up')
    const editor = await signInWith(sands, 'staff21', { rights: ['apply.edit'], college: '沙丘学院' })
    expect(await editor.call(ENTRIES, { query: { id } })).toFailWith('kernel.no_permission')
    const clerk = await signInWith(sands, 'staff22', { rights: ['apply.people'], college: '沙丘学院' })
    expect(await clerk.call(CANCEL, { body: { id, version, reason: 'No' } })).toFailWith('kernel.no_permission')
    const exported = await clerk.call(`POST ${APPLY_MANAGE}/entry/export`, { body: { id } })
    expect(exported.data.batchId).toBeTruthy()
    for (const person of [learner, sands.visitor()])
      expect((await person.call(`GET ${APPLY_MANAGE}/page`)).code).not.toBe(1)
    const rights = ['apply.edit', 'apply.people'] as const
    const foreign = await signInWith(sands, 'emma', { rights: [...rights], college: 'Dune Academy' })
    expect(await foreign.call(`GET ${APPLY_MANAGE}/get`, { query: { id } })).toFailWith('apply.unknown')
    expect(await foreign.call(ENTRIES, { query: { id } })).toFailWith('apply.unknown')
    expect(await foreign.call(REMOVE, { body: { entryId: entry.id, reason: 'No' } })).toFailWith('apply.unknown')
    expect(await foreign.call(OPEN, { body: { id, version } })).toFailWith('apply.unknown')
  })
})
