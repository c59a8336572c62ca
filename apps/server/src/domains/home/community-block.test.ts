import type { PageBlock } from '@sands/contract/home/decoration.model'
import { describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import { aBoard, aNote } from '../../testing/community.ts'
import { aPage, EVERYBODY, versionOnOverview } from '../../testing/home-page.ts'
import { userId } from '../../testing/people.ts'
import { useSands } from '../../testing/sands.ts'

const CONFIG = 'POST /sands-lms/api/v1/homePageDecorate/getInfo'
const SAVE = 'POST /sands-lms/api/v1/manage/decoration/save'
const PUBLISH = 'POST /sands-lms/api/v1/manage/decoration/publish'
const DELETE = 'POST /sands-lms/api/v1/community/content/delete'

const block: PageBlock = {
  ...{ key: 'community', code: 'app-community', title: '', extendInfo: {}, dataMaxCount: 0, audience: EVERYBODY },
  categories: [{ key: 'all', name: '', showRule: 0, jumpCategoryIds: [], jumpIds: [], items: [] }],
}

async function firstPage(person: SignedIn): Promise<{ size: number; records: { id: string }[] }> {
  const { data } = await person.call(CONFIG, { body: { clientType: 3, collegeId: '-1' } })
  const [module] = data.lmsDecorateModules.filter(({ code }) => code === 'app-community')
  expect(module?.isFeedStream).toBe(1)
  return JSON.parse(module?.lmsDecorateModuleCategories[0]?.datas[0]?.json ?? 'null')
}

describe('the community on the home page', () => {
  const sands = useSands()

  it('begins with the home page, for each person and without what was deleted', async () => {
    const admin = await sands.signIn('admin')
    const learner = await sands.signIn('learner')
    await admin.call(SAVE, { body: { version: await versionOnOverview(admin), page: aPage(block) } })
    const publication = { version: await versionOnOverview(admin), name: 'With the community', publishAt: null }
    expect(await admin.call(PUBLISH, { body: publication })).toSucceed()
    const open = await aBoard(admin)
    const onlyAdmin = { included: [{ kind: 'user' as const, id: await userId(sands, 'admin') }], excluded: [] }
    const closed = await aBoard(admin, { audience: onlyAdmin })
    const hidden = await aNote(admin, closed.id)
    const { id } = await aNote(admin, open.id)
    const shown = await firstPage(learner)
    expect(shown.size).toBe(12)
    expect(shown.records[0]?.id).toBe(id)
    expect(shown.records.some((record) => record.id === hidden.id)).toBe(false)
    await admin.call(DELETE, { body: { id } })
    expect((await firstPage(learner)).records.some((record) => record.id === id)).toBe(false)
  })
})
