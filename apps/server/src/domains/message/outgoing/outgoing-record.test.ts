import { describe, expect, it } from 'vitest'
import { auditLog } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

describe('a message in the audit log', () => {
  const sands = useSands()

  it('names the people it was for', async () => {
    const [admin, learner] = [await sands.signIn('admin'), await sands.signIn('learner')]
    const { id, name } = (await learner.call('GET /sands-user/api/v1/user/current-info')).data
    const sent = await admin.call('POST /sands-system/api/v1/manage/message/create', {
      body: {
        category: 'notice',
        texts: { 'en-us': { title: 'For one', content: 'x' } },
        jump: null,
        audience: { included: [{ kind: 'user', id }], excluded: [] },
        sendAt: null,
      },
    })
    expect(sent).toSucceed()
    expect(await auditLog(sands)).toMatchObject([
      {
        action: 'message.outgoing.sent',
        after: { audience: { included: [`user:${id} ${name}`], excluded: [] }, people: 1 },
      },
    ])
  })
})
