import type { FileId } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aFile } from '../../../testing/course-authoring.ts'
import { aDraftExam, aPaper, aQuestion } from '../../../testing/exam/authoring.ts'
import { signInWith } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const GET = 'GET /sands-system/api/v1/manage/media/get'
const IMPACT = 'GET /sands-system/api/v1/manage/media/replace/impact'
const REPLACE = 'POST /sands-system/api/v1/manage/media/replace'
const PUBLISH = 'POST /sands-lms/api/v1/manage/exam/publish'
const HOUR_MS = 3_600_000

describe('replacing a file of an exam', () => {
  const sands = useSands()
  let author: SignedIn
  let manager: SignedIn

  beforeAll(async () => {
    author = await sands.signIn('author')
    manager = await signInWith(sands, 'manager', {
      rights: ['exam.bank.edit', 'exam.edit', 'exam.publish', 'media.library.view', 'media.library.edit'],
    })
  })

  const aPicture = () => aFile(sands, { kind: 'image' })
  const replace = async (who: SignedIn, id: FileId, by: FileId) => {
    const { version } = (await author.call(GET, { query: { id } })).data
    return who.call(REPLACE, { body: { id, version, by } })
  }
  const inAnHour = () => new Date(sands.clock.now().getTime() + HOUR_MS).toISOString()

  it.each(['published', 'scheduled'] as const)('is refused when a %s paper shows it in a question', async (how) => {
    const id = await aPicture()
    const question = await aQuestion(author, { stem: `<p>See <img data-file-id="${id}" alt="" /></p>` })
    expect(await replace(author, id, await aPicture())).toSucceed()
    const paper = await aPaper(author, [question.id])
    const exam = await aDraftExam(author, { paperId: paper.id })
    const at = how === 'scheduled' ? { publishAt: inAnHour() } : {}
    expect(await manager.call(PUBLISH, { body: { id: exam.id, version: exam.version, ...at } })).toSucceed()
    const by = await aPicture()
    expect(await replace(author, id, by)).toFailWith('media.fixed')
    expect(await replace(manager, id, by)).toFailWith('media.fixed')
    expect((await author.call(IMPACT, { query: { id, by } })).data).toMatchObject({ isFixed: true })
  })

  it('takes the right to publish when a published exam shows it, or will at its hour', async () => {
    const id = await aPicture()
    const question = await aQuestion(author)
    const paper = await aPaper(author, [question.id])
    const exam = await aDraftExam(author, { paperId: paper.id, coverFileId: id })
    expect(await replace(author, id, await aPicture())).toSucceed()
    const scheduled = await manager.call(PUBLISH, {
      body: { id: exam.id, version: exam.version, publishAt: inAnHour() },
    })
    const by = await aPicture()
    expect(await replace(author, id, by)).toFailWith('kernel.no_permission')
    expect((await author.call(IMPACT, { query: { id, by } })).data).toMatchObject({
      isFixed: false,
      missingRights: ['exam.publish'],
    })
    expect(await manager.call(PUBLISH, { body: { id: exam.id, version: scheduled.data.version } })).toSucceed()
    expect(await replace(author, id, by)).toFailWith('kernel.no_permission')
    expect(await replace(manager, id, by)).toSucceed()
  })
})
