import type { FileId } from '@sands/contract/kernel/schema'
import type { Resource } from '@sands/contract/media/media.model'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { plainWorkshop } from '../../../kernel/workshop.ts'
import type { SignedIn } from '../../../testing/client.ts'
import { aDocx, aPdf } from '../../../testing/files/documents.ts'
import { sendWhole } from '../../../testing/resumable.ts'
import { useSands } from '../../../testing/sands.ts'
import { fileTexts } from '../media.tables.ts'

const GET = 'GET /sands-system/api/v1/system/resource/get'

describe('an uploaded document', () => {
  // A path that does not exist, so that LibreOffice is never found.
  const sands = useSands({ env: { LIBREOFFICE_PATH: '/nowhere/soffice' }, workshop: { ...plainWorkshop, priority: 0 } })

  async function ready(person: SignedIn, fileName: string, content: Buffer): Promise<Resource> {
    const sent = await sendWhole(person, content, { purpose: 'document', fileName })
    expect(sent).toSucceed()
    expect(sent.data).toMatchObject({ fileType: 'document', readable: null })
    const look = async () => (await person.call(GET, { query: { id: sent.data.id } })).data
    await expect.poll(async () => (await look()).status).toBeGreaterThan(2)
    return look()
  }
  const textOf = async (id: FileId) => {
    const db = sands.server.kernel.database.primary
    return (await db.select().from(fileTexts).where(eq(fileTexts.fileId, id)))[0]?.text
  }

  it('is read at its own address, in ranges, and never rendered as a page of our origin', async () => {
    const learner = await sands.signIn('author')
    const content = aPdf([['Fire safety'], ['Second page']], { latin: true })
    const file = await ready(learner, '手册.pdf', content)

    expect(file).toMatchObject({ status: 3, readable: { pages: 2 }, picture: null, playable: null })
    expect(await textOf(file.id)).toBe('Fire safety\nSecond page')
    const piece = await learner.send(file.readable?.pdfUrl ?? '', { headers: { range: 'bytes=0-4' } })
    expect([piece.status, await piece.text()]).toEqual([206, '%PDF-'])
    expect(piece.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('手册.pdf')}`,
    )
    expect(piece.headers.get('content-security-policy')).toContain('sandbox')
    const cover = await learner.send(file.coverUrl ?? '')
    expect([cover.status, cover.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })

  it('of an office format can be downloaded without a converter, and found by its text', async () => {
    const learner = await sands.signIn('author')
    const content = aDocx(['门店制度', 'Chapter one'])
    const file = await ready(learner, '制度.docx', content)

    expect(file).toMatchObject({ status: 3, readable: { pdfUrl: null, pages: null }, coverUrl: null })
    expect(await textOf(file.id)).toBe('门店制度\nChapter one')
    const whole = await learner.send(file.url)
    expect(Buffer.from(await whole.arrayBuffer()).equals(content)).toBe(true)
    expect(whole.headers.get('content-disposition')).toContain(`${encodeURIComponent('制度')}.docx`)
  })

  it('with a password fails with that reason, and its original can still be downloaded', async () => {
    const learner = await sands.signIn('author')
    const file = await ready(learner, 'locked.pdf', aPdf([['x']], { locked: true }))
    expect(file).toMatchObject({ status: 4, failReason: 'encrypted', readable: null })
    expect((await learner.send(file.url)).status).toBe(200)
  })

  it('of another person does not exist', async () => {
    const learner = await sands.signIn('author')
    const emma = await sands.signIn('emma')
    const file = await ready(learner, 'mine.pdf', aPdf([['mine']]))
    expect(await emma.call(GET, { query: { id: file.id } })).toFailWith('media.gone')
  })
})
