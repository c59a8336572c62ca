import { describe, expect, it } from 'vitest'
import { allowChannels, outcomes, runChannels, sendNotice } from '../../../testing/message/channels.ts'
import { useSands } from '../../../testing/sands.ts'
import { readMailReport, readSmsReports } from './provider-report.codec.ts'

const notification = (status: string, messageId: string, action = 'failed') => `Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example
Final-Recipient: rfc822; somebody@example.com
Action: ${action}
Status: ${status}

Content-Type: text/rfc822-headers

Message-ID: ${messageId}
`

describe('a report of a mail server', () => {
  it('says whether the mailbox exists', () => {
    const id = '<sands-12@learn.example>'
    expect(readMailReport(notification('5.1.1', id))).toEqual([{ providerId: id, isHard: true, detail: '5.1.1' }])
    expect(readMailReport(notification('5.7.1', id))).toEqual([{ providerId: id, isHard: false, detail: '5.7.1' }])
  })

  it('about a delay, or about a message of somebody else, says nothing', () => {
    expect(readMailReport(notification('4.2.2', '<sands-12@learn.example>', 'delayed'))).toEqual([])
    expect(readMailReport(notification('5.1.1', '<other@learn.example>'))).toEqual([])
  })
})

describe('reports of text messages', () => {
  it('name what was not delivered', () => {
    const body = JSON.stringify([
      { sid: 'a', report_status: 'SUCCESS', errmsg: 'DELIVRD' },
      { sid: 'b', report_status: 'FAIL', errmsg: 'MK:0001', description: '空号' },
      { sid: 'c', report_status: 'FAIL', errmsg: 'UNDELIV', description: 'busy' },
    ])
    expect(readSmsReports(body)).toEqual([
      { providerId: 'b', isHard: true, detail: 'MK:0001' },
      { providerId: 'c', isHard: false, detail: 'UNDELIV' },
    ])
    expect(readSmsReports('nonsense')).toEqual([])
    expect(readSmsReports('{}')).toEqual([])
  })
})

describe('a message that comes back later', () => {
  const sands = useSands()

  it('has bounced, and its address is not used any more', async () => {
    await allowChannels(sands, { channels: ['sms'] })
    const id = await sendNotice(sands, 'staff08', 'Comes back later')
    await runChannels(sands)
    expect((await outcomes(sands, id))[0]?.state).toBe('sent')
    const { rows } = await sands.server.kernel.database.pool.query<{ provider_id: string }>(
      `select provider_id from channel_deliveries where state = 'sent' order by id desc limit 1`,
    )
    const admin = await sands.signIn('admin')
    const { data } = await admin.call('GET /sands-system/api/v1/manage/message/channels')
    const address = data.reportAddresses.find(({ channel }) => channel === 'sms')?.address ?? ''
    const { pathname } = new URL(address)
    const body = JSON.stringify([{ sid: rows[0]?.provider_id, report_status: 'FAIL', errmsg: '空号' }])
    const post = (path: string) => sands.visitor().send(path, { method: 'POST', body })

    expect((await post(pathname.replace(/[0-9a-f]{8}$/, '00000000'))).status).toBe(404)
    expect((await outcomes(sands, id))[0]?.state).toBe('sent')
    expect(await (await post(pathname)).json()).toEqual({ result: 0, errmsg: 'OK' })
    expect((await outcomes(sands, id))[0]).toMatchObject({ state: 'bounced', reason: 'unknown_address' })
    expect((await post(pathname)).status).toBe(200)
    const next = await sendNotice(sands, 'staff08', 'Is not sent')
    await runChannels(sands)
    expect((await outcomes(sands, next))[0]).toMatchObject({ state: 'skipped', reason: 'address_bounced' })
  })
})
