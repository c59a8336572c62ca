import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import { aDatabase } from '../../testing/database.ts'
import { readEvents } from '../../testing/events.ts'
import { type Sands, startSands, useSands } from '../../testing/sands.ts'
import { deliverMessages } from './message.jobs.ts'
import { createSender } from './send.service.ts'
import { createUnreadService } from './unread.service.ts'

const READ_ALL = 'POST /sands-system/api/v1/message/read-all'
const STREAM = 'GET /sands-system/api/v1/message/unread-stream'
const LOGOUT = 'POST /sands-user/api/v1/auth/logout'

const open = (sands: Sands, person: { token: string | undefined }) =>
  readEvents(`${sands.url}${STREAM.split(' ')[1]}?bizType=0`, {
    ...(person.token ? { authorization: `Bearer ${person.token}` } : {}),
  })

async function sendOn(sands: Sands, to: { userId: UserId; collegeId: CollegeId }): Promise<void> {
  const { kernel } = sands.server
  const unread = createUnreadService(kernel)
  const send = createSender(kernel, unread, deliverMessages(kernel, unread))
  const texts = { 'en-us': { title: 'News', content: 'Something happened' } }
  await kernel.database.transaction((tx) =>
    send(tx, { collegeId: to.collegeId, category: 'notice', to: { userIds: [to.userId] }, texts }),
  )
}

const whoIs = async (person: SignedIn) => {
  const { data } = await person.call('GET /sands-user/api/v1/user/current-info')
  return { userId: data.id, collegeId: data.collegeId }
}

describe('the unread stream', () => {
  const sands = useSands()

  it('sends the count at once and again whenever it changes', async () => {
    const learner = await sands.signIn('learner')
    await learner.call(READ_ALL, { body: {} })
    const events = await open(sands, learner)
    expect(await events.next()).toBe('0')
    await sendOn(sands, await whoIs(learner))
    expect(await events.next()).toBe('1')
    await sendOn(sands, await whoIs(learner))
    expect(await events.next()).toBe('2')
    await learner.call(READ_ALL, { body: {} })
    expect(await events.next()).toBe('0')
    events.close()
  })

  it('notifies all devices of a person, and nobody else', async () => {
    const [phone, tablet] = [await sands.signIn('teacher'), await sands.signIn('teacher')]
    const manager = await sands.signIn('manager')
    await phone.call(READ_ALL, { body: {} })
    await manager.call(READ_ALL, { body: {} })
    const streams = [await open(sands, phone), await open(sands, tablet), await open(sands, manager)]
    for (const events of streams) expect(await events.next()).toBe('0')

    await sendOn(sands, await whoIs(phone))
    expect(await streams[0]?.next()).toBe('1')
    expect(await streams[1]?.next()).toBe('1')
    await sendOn(sands, await whoIs(manager))
    expect(await streams[2]?.next()).toBe('1')
    for (const events of streams) events.close()
  })

  it('ends when the session ends, and when the person switches to another college', async () => {
    const learner = await sands.signIn('learner')
    const leaving = await open(sands, learner)
    await leaving.next()
    await learner.call(LOGOUT, { body: {} })
    expect(await leaving.next()).toBeUndefined()

    const again = await sands.signIn('learner')
    const { colleges } = (await again.call('POST /sands-lms/api/v1/college/list')).data
    const other = colleges.find(({ id }) => id !== again.session.collegeId)
    if (!other) throw new Error('the learner should be in two colleges')
    const moving = await open(sands, again)
    await moving.next()
    const body = { clientType: 3 as const, collegeId: other.id, switchCollege: 1 as const }
    await again.call('POST /sands-lms/api/v1/homePageDecorate/getInfo', { body })
    expect(await moving.next()).toBeUndefined()
    await again.call('POST /sands-lms/api/v1/homePageDecorate/getInfo', {
      body: { ...body, collegeId: again.session.collegeId },
    })
  })

  it('requires a signed-in person', async () => {
    const answer = await sands.visitor().call(STREAM)
    expect(answer).toFailWith('kernel.not_signed_in')
    const learner = await sands.signIn('learner')
    expect(await learner.call(STREAM, { query: { bizType: '7' as '0' } })).toFailWith('kernel.invalid_field')
  })

  it('gets changes from other processes, and ends when its process stops', async () => {
    const database = await aDatabase()
    const [here, there] = [await startSands({ database }), await startSands({ database })]
    const emma = await here.signIn('emma')
    await emma.call(READ_ALL, { body: {} })
    const events = await open(there, emma)
    expect(await events.next()).toBe('0')
    await sendOn(here, await whoIs(emma))
    expect(await events.next()).toBe('1')

    await there.close()
    expect(await events.next()).toBeUndefined()
    await here.close()
    await database.drop()
  })
})
