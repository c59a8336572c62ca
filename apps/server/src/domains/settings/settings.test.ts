import { LANGUAGES } from '@sands/rules/language'
import { describe, expect, it } from 'vitest'
import { useSands } from '../../testing/sands.ts'
import { textEdits } from './settings.tables.ts'

describe('settings', () => {
  const sands = useSands()

  it("shows a college its own colours and everyone else the company's", async () => {
    const emma = await sands.signIn('emma')
    const own = await sands
      .visitor()
      .call('GET /sands-lms/api/v1/skin/get', { query: { collegeId: emma.session.collegeId } })
    const company = await sands.visitor().call('GET /sands-lms/api/v1/skin/get', { query: { collegeId: '-1' } })

    expect(own.data).toMatchObject({ themeColorType: 'orange', themeColor: '#F39B00' })
    expect(company.data).toMatchObject({ themeColorType: 'blue', themeColor: '#0075FF' })
    expect((await sands.visitor().call('GET /sands-lms/api/v1/skin/get')).data).toEqual(company.data)
  })

  it('lists five languages, Chinese by default', async () => {
    const { data } = await sands.visitor().call('GET /sands-system/api/v1/language/list')

    expect(data.map(({ code }) => code)).toEqual(LANGUAGES)
    expect(data.filter(({ isDefault }) => isDefault === 1).map(({ code }) => code)).toEqual(['zh-cn'])
  })

  it("applies the company's edits to the built-in texts, and raises the version", async () => {
    const visitor = sands.visitor()
    const version = async () => (await visitor.call('GET /sands-system/api/v1/translate/version/get')).data.version
    const next = (await version()) + 1
    const { database, broadcast } = sands.server.kernel
    await database.transaction(async (tx) => {
      await tx.insert(textEdits).values({ language: 'en-us', key: 'kernel.retry', text: 'Once more', version: next })
      await broadcast.send(tx, 'settings.changed', 'text')
    })

    const texts = (editsOnly: boolean) =>
      visitor.call('GET /sands-system/api/v1/translate/i18ns', { query: { language: 'en-us', editsOnly } })
    await expect.poll(version).toBe(next)
    expect((await texts(true)).data.texts).toEqual({ 'kernel.retry': 'Once more' })
    expect((await texts(false)).data.texts).toMatchObject({ 'kernel.retry': 'Once more', 'kernel.cancel': 'Cancel' })
  })

  it.each(['user', 'privacy', 'collected'] as const)('has the %s text in every language', async (kind) => {
    for (const language of LANGUAGES) {
      const { data } = await sands
        .visitor()
        .call('GET /sands-system/api/v1/agreement/get', { query: { kind, language } })
      expect(data.language).toBe(language)
      expect(data.sections.length).toBeGreaterThan(3)
    }
  })

  it("uses the caller's language when none is named", async () => {
    const { data } = await sands.visitor().call('GET /sands-system/api/v1/agreement/get', { query: { kind: 'user' } })
    expect(data.language).toBe('en-us')
  })

  it('includes agreements as content with a link', async () => {
    const { content, database } = sands.server.kernel
    const viewer = { language: 'en-us', audienceKeys: [] } as never
    const items = await content.visibleItems(database.primary, viewer, {
      kind: 'agreement',
      ids: ['privacy', 'nothing', 'user'],
    })

    expect(items.map(({ link }) => link)).toEqual(['/privacyPolicy', '/userAgreement'])
    expect(await content.get('agreement')?.searchText(database.primary, 'user')).toContain('协议')
    expect(content.kinds()).toContain('agreement')
  })
})
