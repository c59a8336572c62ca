import { textsCalls } from '@sands/contract/settings/texts.calls'
import type { TextSave } from '@sands/contract/settings/texts.model'
import { asc, eq, like } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEntries } from '../../../kernel/audit/audit.tables.ts'
import type { Client } from '../../../testing/client.ts'
import { useSands } from '../../../testing/sands.ts'
import { textEdits } from '../settings.tables.ts'

const PAGE = 'GET /sands-system/api/v1/manage/text/page'
const GET = 'GET /sands-system/api/v1/manage/text/get'
const SAVE = 'POST /sands-system/api/v1/manage/text/save'
const CHANGES = 'GET /sands-system/api/v1/manage/text/change/page'
const EDITIONS = 'GET /sands-system/api/v1/manage/text/edition/page'
const PREVIEW = 'GET /sands-system/api/v1/manage/text/restore/preview'
const RESTORE = 'POST /sands-system/api/v1/manage/text/restore'
const EXPORT = 'GET /sands-system/api/v1/manage/text/export'
const READ = 'POST /sands-system/api/v1/manage/text/import/read'
const APPLY = 'POST /sands-system/api/v1/manage/text/import/apply'
const VERSION = 'GET /sands-system/api/v1/translate/version/get'
const DICTIONARY = 'GET /sands-system/api/v1/translate/i18ns'

const text = async (client: Client, key: string) => (await client.call(GET, { query: { key } })).data
const save = async (client: Client, key: string, edits: TextSave['edits']) =>
  client.call(SAVE, { body: { key, version: (await text(client, key)).version, edits } })
const wording = async (client: Client, key: string, language: string) =>
  (await text(client, key)).wordings.find((each) => each.language === language)

describe('the texts of the product', () => {
  const sands = useSands()
  const version = async () => (await sands.visitor().call(VERSION)).data.version
  const shown = async (language: 'en-us' | 'vi') =>
    (await sands.visitor().call(DICTIONARY, { query: { language, editsOnly: true } })).data.texts

  it('are listed by key in five languages, for all apps and the server', async () => {
    const admin = await sands.signIn('admin')
    const { data } = await admin.call(PAGE, { query: { keyword: 'KERNEL.RETRY' } })
    expect(data.records).toEqual([
      {
        key: 'kernel.retry',
        domain: 'kernel',
        place: 'app',
        version: 0,
        wordings: expect.arrayContaining([
          { language: 'zh-cn', builtIn: '重试', edit: null, misfit: false },
          { language: 'en-us', builtIn: expect.any(String), edit: null, misfit: false },
        ]),
      },
    ])
    expect(data.records[0]?.wordings).toHaveLength(5)
    for (const [place, key] of [
      ['desktop', 'ops.dead_letters'],
      ['server', 'kernel.not_found'],
      ['message', 'auth.welcome.title'],
    ] as const) {
      const found = await admin.call(PAGE, { query: { keyword: key, place } })
      expect(found.data.records.map((record) => record.key)).toContain(key)
    }
    const { data: domains } = await admin.call('GET /sands-system/api/v1/manage/text/domains')
    expect(domains).toEqual(expect.arrayContaining(['auth', 'kernel', 'org', 'settings']))
    const ofAuth = await admin.call(PAGE, { query: { domain: 'auth', size: 100 } })
    expect(ofAuth.data.records.every(({ domain }) => domain === 'auth')).toBe(true)
    expect(ofAuth.data.total).toBeGreaterThan(50)
  })

  it('are published at once, in the apps and on the server, with an audit entry', async () => {
    const admin = await sands.signIn('admin')
    const before = await version()
    expect(await save(admin, 'kernel.cancel', [{ language: 'en-us', text: ' Never mind ' }])).toSucceed()
    await expect.poll(version).toBe(before + 1)
    expect(await shown('en-us')).toMatchObject({ 'kernel.cancel': 'Never mind' })
    expect(await shown('vi')).not.toHaveProperty('kernel.cancel')

    expect(await save(admin, 'kernel.not_found', [{ language: 'en-us', text: 'Nothing here' }])).toSucceed()
    await expect.poll(async () => (await admin.call(GET, { query: { key: 'no.such' } })).msg).toBe('Nothing here')
    expect(await shown('en-us')).not.toHaveProperty('kernel.not_found')

    const { database } = sands.server.kernel
    const [entry] = await database.primary
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, 'kernel.cancel'))
      .orderBy(asc(auditEntries.seq))
    expect(entry).toMatchObject({
      action: 'settings.text.updated',
      subjectKind: 'text',
      collegeId: null,
      actorName: '吴越',
      before: { 'en-us': null },
      after: { 'en-us': 'Never mind' },
    })
  })

  it('have a history with author, time, text before and after, and each text can be restored', async () => {
    const admin = await sands.signIn('admin')
    await save(admin, 'kernel.close', [{ language: 'vi', text: 'Một' }])
    await save(admin, 'kernel.close', [{ language: 'vi', text: 'Hai' }])
    const { data } = await admin.call(CHANGES, { query: { key: 'kernel.close' } })
    expect(data.records).toMatchObject([
      { language: 'vi', before: 'Một', after: 'Hai', act: 'edited', actorName: '吴越', at: expect.any(String) },
      { language: 'vi', before: null, after: 'Một' },
    ])

    const before = await version()
    expect(await save(admin, 'kernel.close', [{ language: 'vi', text: null }])).toSucceed()
    expect((await wording(admin, 'kernel.close', 'vi'))?.edit).toBeNull()
    await expect.poll(version).toBe(before + 1)
    expect(await shown('vi')).not.toHaveProperty('kernel.close')
  })

  it('are no edit when they equal the built-in text', async () => {
    const admin = await sands.signIn('admin')
    const builtIn = (await wording(admin, 'kernel.back', 'en-us'))?.builtIn ?? ''
    expect(await save(admin, 'kernel.back', [{ language: 'en-us', text: builtIn }])).toFailWith(
      'settings.text_unchanged',
    )
    expect(await save(admin, 'kernel.back', [{ language: 'en-us', text: null }])).toFailWith('settings.text_unchanged')
  })

  it('keep exactly their placeholders', async () => {
    const admin = await sands.signIn('admin')
    const attempt = (wish: string) => save(admin, 'settings.language_act', [{ language: 'en-us', text: wish }])
    const missing = await attempt('Language changed')
    expect(missing).toFailWith('settings.text_placeholders_missing')
    expect(missing.msg).toContain('{language}')
    expect(await attempt('To {language} by {who}')).toFailWith('settings.text_placeholders_unknown')
    expect(await attempt('To {language} }')).toFailWith('settings.text_braces')
    expect(await attempt('   ')).toFailWith('settings.text_blank')
    expect(await attempt('')).toFailWith('kernel.invalid_field')
    expect(await attempt('x'.repeat(1001))).toFailWith('kernel.invalid_field')
    expect((await text(admin, 'settings.language_act')).version).toBe(0)
    expect(await attempt('Now in {language}')).toSucceed()
  })

  it('are never overwritten unseen: the second of two editors of one text is refused', async () => {
    const admin = await sands.signIn('admin')
    const seen = (await text(admin, 'kernel.loading')).version
    const attempt = (word: string) =>
      admin.call(SAVE, {
        body: { key: 'kernel.loading', version: seen, edits: [{ language: 'en-us', text: word }] },
      })
    const answers = await Promise.all([attempt('One moment'), attempt('Please wait')])
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.find(({ code }) => code !== 1)).toFailWith('kernel.changed_meanwhile')
    const [winner] = answers.map(({ code }, index) => (code === 1 ? index : -1)).filter((index) => index >= 0)
    expect((await wording(admin, 'kernel.loading', 'en-us'))?.edit).toBe(winner === 0 ? 'One moment' : 'Please wait')
  })

  it('published by two people at once make two editions, one after the other', async () => {
    const admin = await sands.signIn('admin')
    const answers = await Promise.all(
      ['settings.theme_red', 'kernel.reload'].map((key) => save(admin, key, [{ language: 'id', text: `Kata ${key}` }])),
    )
    const versions = answers.map(({ data }) => data.version)
    expect(new Set(versions).size).toBe(2)
  })

  it('are filtered by state', async () => {
    const admin = await sands.signIn('admin')
    await save(admin, 'org.colleges', [
      { language: 'zh-cn', text: '学院列表' },
      { language: 'en-us', text: 'Where I learn' },
    ])
    const keys = async (query: object) =>
      (await admin.call(PAGE, { query: { keyword: 'org.colleges', ...query } })).data.records.map(({ key }) => key)
    expect(await keys({ state: 'edited' })).toContain('org.colleges')
    expect(await keys({ state: 'edited', language: 'en-us' })).toContain('org.colleges')
    expect(await keys({ state: 'edited', language: 'vi' })).not.toContain('org.colleges')
    expect(await keys({ state: 'missing', language: 'vi' })).toContain('org.colleges')
    expect(await keys({ state: 'missing', language: 'en-us' })).not.toContain('org.colleges')
    const found = await admin.call(PAGE, { query: { keyword: 'where i LEARN' } })
    expect(found.data.records.map(({ key }) => key)).toEqual(['org.colleges'])
  })

  it('whose built-in placeholders changed in a release are marked', async () => {
    const admin = await sands.signIn('admin')
    const { database } = sands.server.kernel
    await database.primary
      .insert(textEdits)
      .values({ language: 'id', key: 'settings.agreement_meta', text: 'Versi {nomor}', version: 1 })
    const { data } = await admin.call(PAGE, { query: { state: 'misfit' } })
    expect(data.records.map(({ key }) => key)).toEqual(['settings.agreement_meta'])
    expect(data.records[0]?.wordings.filter(({ misfit }) => misfit).map(({ language }) => language)).toEqual(['id'])
  })

  it('are restored to an earlier edition as a whole', async () => {
    const admin = await sands.signIn('admin')
    await save(admin, 'kernel.tabs', [{ language: 'en-us', text: 'First' }])
    const { version: good } = (await save(admin, 'kernel.tabs', [{ language: 'vi', text: 'Tốt' }])).data
    await save(admin, 'kernel.tabs', [
      { language: 'en-us', text: 'Second' },
      { language: 'vi', text: null },
    ])
    await save(admin, 'kernel.error_title', [{ language: 'en-us', text: 'Oh no' }])

    const { data: plan } = await admin.call(PREVIEW, { query: { to: good } })
    expect(plan).toMatchObject({ changed: 3, refused: 0 })
    expect(plan.changes).toContainEqual({ key: 'kernel.tabs', language: 'en-us', before: 'Second', after: 'First' })

    expect(await admin.call(RESTORE, { body: { to: good, version: plan.version - 1 } })).toFailWith(
      'kernel.changed_meanwhile',
    )
    expect((await admin.call(RESTORE, { body: { to: good, version: plan.version } })).data).toEqual({
      version: plan.version + 1,
      changed: 3,
      refused: 0,
    })
    expect((await wording(admin, 'kernel.tabs', 'en-us'))?.edit).toBe('First')
    expect((await wording(admin, 'kernel.tabs', 'vi'))?.edit).toBe('Tốt')
    expect((await wording(admin, 'kernel.error_title', 'en-us'))?.edit).toBeNull()
    expect((await admin.call(EDITIONS)).data.records[0]).toMatchObject({
      version: plan.version + 1,
      act: 'restored',
      texts: 3,
      actorName: '吴越',
    })
    expect((await admin.call(CHANGES, { query: { version: plan.version + 1 } })).data.total).toBe(3)

    expect(await admin.call(RESTORE, { body: { to: good, version: plan.version + 1 } })).toFailWith(
      'settings.text_unchanged',
    )
    expect(await admin.call(PREVIEW, { query: { to: 999_999 } })).toFailWith('kernel.not_found')
  })

  it('sent twice with one key are published once', async () => {
    const admin = await sands.signIn('admin')
    const seen = (await text(admin, 'settings.theme_blue')).version
    const twice = {
      body: { key: 'settings.theme_blue', version: seen, edits: [{ language: 'en-us' as const, text: 'Have a look' }] },
      headers: { 'idempotency-key': 'text-once-0001' },
    }
    const answers = [await admin.call(SAVE, twice), await admin.call(SAVE, twice)]
    expect(answers[0]?.data).toEqual(answers[1]?.data)
    expect((await admin.call(CHANGES, { query: { key: 'settings.theme_blue' } })).data.total).toBe(1)
  })

  describe('in a file', () => {
    it('come back unchanged, and nothing is a formula', async () => {
      const admin = await sands.signIn('admin')
      await save(admin, 'settings.about', [{ language: 'en-us', text: '=About "us", really' }])
      const { csv } = (await admin.call(EXPORT, { query: { keyword: 'settings.a' } })).data
      expect(csv.startsWith('\uFEFFkey,domain,zh-cn,zh-cn.edit,')).toBe(true)
      expect(csv).toContain(`"'=About ""us"", really"`)
      expect((await admin.call(READ, { body: { csv } })).data).toMatchObject({ changed: 0, refused: 0 })
    })

    it('contain no formulas in full-width characters either', async () => {
      const admin = await sands.signIn('admin')
      await save(admin, 'settings.about', [{ language: 'en-us', text: '＝About us' }])
      const { csv } = (await admin.call(EXPORT, { query: { keyword: 'settings.a' } })).data
      expect(csv).toContain(",'＝About us,")
      expect((await admin.call(READ, { body: { csv } })).data).toMatchObject({ changed: 0, refused: 0 })
    })

    it('report row by row what would change and what is invalid, and are published at once', async () => {
      const admin = await sands.signIn('admin')
      await save(admin, 'settings.clear', [{ language: 'vi', text: 'Dọn' }])
      const csv = [
        'key;en-us.edit;vi.edit;remark',
        'settings.general;Basics;;my remark',
        'settings.clear;;',
        'settings.language_act;No placeholder;;',
        'no.such.key;Hello;;',
        'settings.general;Twice;;',
        ';;;',
        `settings.version;${'x'.repeat(1001)};;`,
      ].join('\r\n')
      const { data: plan } = await admin.call(READ, { body: { csv } })
      expect(plan.changes).toEqual([
        { key: 'settings.general', language: 'en-us', before: null, after: 'Basics' },
        { key: 'settings.clear', language: 'vi', before: 'Dọn', after: null },
      ])
      expect(plan.problems.map(({ row, column }) => `${row} ${column}`)).toEqual([
        '4 en-us.edit',
        '5 key',
        '6 key',
        '8 en-us.edit',
      ])
      expect(plan.problems[0]?.text).toContain('{language}')
      expect((await wording(admin, 'settings.general', 'en-us'))?.edit).toBeNull()

      const applied = await admin.call(APPLY, { body: { csv, version: plan.version } })
      expect(applied.data).toEqual({ version: plan.version + 1, changed: 2, refused: 4 })
      expect((await wording(admin, 'settings.general', 'en-us'))?.edit).toBe('Basics')
      expect(await admin.call(APPLY, { body: { csv, version: plan.version } })).toFailWith('kernel.changed_meanwhile')
      expect(await admin.call(APPLY, { body: { csv, version: plan.version + 1 } })).toFailWith(
        'settings.text_unchanged',
      )
      const { database } = sands.server.kernel
      const traces = await database.primary
        .select({ id: auditEntries.subjectId })
        .from(auditEntries)
        .where(like(auditEntries.action, 'settings.text.imported'))
      expect(traces.map(({ id }) => id).sort()).toEqual(['settings.clear', 'settings.general'])
    })

    it('are refused when the file has another format, too many rows or too many bytes', async () => {
      const admin = await sands.signIn('admin')
      const read = (csv: string) => admin.call(READ, { body: { csv } })
      expect(await read('name,age\nAnna,3')).toFailWith('settings.text_file_unreadable')
      expect(await read('key,domain\nkernel.back,kernel')).toFailWith('settings.text_file_unreadable')
      expect(await read(`key,vi.edit\n${'a,b\n'.repeat(20_001)}`)).toFailWith('settings.text_file_too_long')
      expect(await read(`key,vi.edit\nkernel.back,${'字'.repeat(1_800_000)}`)).toFailWith('kernel.too_large')
    })
  })

  it('need the right', async () => {
    const learner = await sands.signIn('learner')
    for (const call of Object.keys(textsCalls)) {
      const [method = '', path = ''] = call.split(' ')
      for (const [token, status] of [
        [undefined, 401],
        [learner.token, 403],
      ] as const) {
        const answer = await learner.send(path, {
          method,
          headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
          ...(method === 'POST' ? { body: '{}' } : {}),
        })
        expect(`${call} ${answer.status}`).toBe(`${call} ${status}`)
      }
    }
  })

  it('that do not exist cannot be edited', async () => {
    const admin = await sands.signIn('admin')
    const body = { key: 'no.such', version: 0, edits: [{ language: 'vi' as const, text: 'Không' }] }
    expect(await admin.call(SAVE, { body })).toFailWith('kernel.not_found')
    expect(await admin.call(SAVE, { body: { ...body, edits: [] } })).toFailWith('kernel.invalid_field')
    expect(await admin.call(PAGE, { query: { size: 1000 } })).toFailWith('kernel.invalid_field')
  })
})
