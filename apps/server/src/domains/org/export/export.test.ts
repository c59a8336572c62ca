import type { CallBody } from '@sands/contract/calls'
import { sql } from 'drizzle-orm'
import { readSheet } from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { batchEnded, batchFile } from '../../../testing/batch.ts'
import type { Client } from '../../../testing/client.ts'
import { importPeople } from '../../../testing/import.ts'
import { auditLog, signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

type Wanted = CallBody<'POST /sands-user/api/v1/manage/user/export'>

const exportPeople = (client: Client, body: Wanted) =>
  client.call('POST /sands-user/api/v1/manage/user/export', { body })

describe('exporting people', () => {
  const sands = useSands()

  async function exported(client: Client, wanted: Wanted) {
    const { data } = await exportPeople(client, wanted)
    const batch = await batchEnded(client, data.batchId)
    return { batch, content: await batchFile(client, data.batchId) }
  }

  it('writes the people of the list, in its order and with headings that can be imported again', async () => {
    const admin = await sands.signIn('admin')
    await importPeople(
      admin,
      'userName,name,mobile,department,labels\nex1,"=HYPERLINK(""http://evil"")",+8613911110001,门店运营部/出口组,教学管理\nex2,"ex2, two",,,\n',
      { createDepartments: true },
    )
    const { batch, content } = await exported(admin, { filter: { keyword: 'ex' }, format: 'csv' })
    const lines = content.toString().split('\r\n')
    expect(lines[0]).toBe(
      '\uFEFFUser name,Name,Mobile,E-mail,Department,Post,Labels,Leader (user name),Status,Has a password,Added on',
    )
    expect(lines[1]).toMatch(/^ex2,"ex2, two",/)
    expect(lines[2]).toMatch(
      /^ex1,"'=HYPERLINK\(""http:\/\/evil""\)",'\+8613911110001,,.*门店运营部\/出口组,,教学管理,,Active,No,/,
    )
    expect(batch).toMatchObject({ state: 'done', file: { name: 'People.csv' } })
    expect(batch.counts.exported).toBe(lines.length - 2)
    const again = await importPeople(admin, content.toString(), { existing: 'update' })
    expect(again.counts).toMatchObject({ failed: 0, created: 0 })
    expect((await auditLog(sands, 3)).map(({ action }) => action)).toContain('org.people.import-started')
  })

  it('writes a spreadsheet in which every cell is text, and which can be imported again', async () => {
    const admin = await sands.signIn('admin')
    await importPeople(admin, 'userName,name\n007ex,Ex Bond\n')
    const { batch, content } = await exported(admin, { filter: { keyword: 'ex' }, format: 'xlsx' })
    const rows = await readSheet(content)
    expect(rows.find(([userName]) => userName === 'ex1')?.slice(0, 3)).toEqual([
      ...['ex1', '=HYPERLINK("http://evil")', '+8613911110001'],
    ])
    expect(rows.flat().every((cell) => cell === null || typeof cell === 'string')).toBe(true)
    expect(batch.file?.name).toBe('People.xlsx')
    expect(await auditLog(sands)).toMatchObject([
      { action: 'org.people.export-started', after: { format: 'xlsx', filter: { keyword: 'ex' } } },
    ])
    const again = await importPeople(admin, new Uint8Array(content), { existing: 'update' })
    expect(again.counts).toMatchObject({ failed: 0, created: 0 })
  })

  it('writes no formula in full-width characters, and reads back what it wrote', async () => {
    const admin = await sands.signIn('admin')
    const wide = '＝cmd|calc'
    await importPeople(admin, `userName,name\nwide1,${wide}\n`)
    const { content } = await exported(admin, { filter: { keyword: 'wide1' }, format: 'csv' })
    expect(content.toString()).toContain(`\r\nwide1,'${wide},`)
    await importPeople(admin, content.toString(), { existing: 'update' })
    const again = await exported(admin, { filter: { keyword: 'wide1' }, format: 'xlsx' })
    expect((await readSheet(again.content))[1]?.slice(0, 2)).toEqual(['wide1', wide])
  })

  it('leaves out people outside the departments of the right', async () => {
    const scoped = await signInWith(sands, 'reviewer', {
      rights: ['org.people.view', 'org.people.export'],
      college: await collegeOf('reviewer'),
      department: '门店运营部',
    })
    const { content } = await exported(scoped, { filter: {}, format: 'csv' })
    const rows = content.toString().trim().split('\r\n').slice(1)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every((row) => row.includes('门店运营部'))).toBe(true)
  })

  it('needs the right', async () => {
    const learner = await sands.signIn('learner')
    expect(await exportPeople(learner, { filter: {}, format: 'csv' })).toFailWith('kernel.no_permission')
    expect(await exportPeople(sands.visitor(), { filter: {}, format: 'csv' })).toFailWith('kernel.not_signed_in')
  })

  async function collegeOf(userName: string): Promise<string> {
    const { rows } = await sands.server.kernel.database.primary.execute<{ name: string }>(sql`
      select c.name from memberships m join colleges c on c.id = m.college_id
      where m.user_id = ${await userId(sands, userName)} order by m.sort limit 1`)
    return rows[0]?.name ?? ''
  }
})
