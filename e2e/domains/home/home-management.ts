import type { Client } from '../../../apps/server/src/testing/client.ts'
import type { HomePageDocument } from '../../../packages/contract/src/home/decoration.model.ts'
import { expect } from '../../kernel/test.ts'

export const SAVE = 'POST /sands-lms/api/v1/manage/decoration/save'
const OVERVIEW = 'GET /sands-lms/api/v1/manage/decoration/desk'
const PUBLISH = 'POST /sands-lms/api/v1/manage/decoration/publish'

export const desktopOf = async (admin: Client) => (await admin.call(OVERVIEW)).data

/** Stores a draft as a colleague on another computer would. */
export async function store(admin: Client, page: HomePageDocument): Promise<number> {
  const { draft, current } = await desktopOf(admin)
  const answer = await admin.call(SAVE, { body: { version: (draft ?? current)?.version ?? 0, page } })
  expect(answer.msg).toBe('')
  return answer.data.version
}

export async function publish(admin: Client, page: HomePageDocument, name: string): Promise<void> {
  const version = await store(admin, page)
  const answer = await admin.call(PUBLISH, { body: { version, name, publishAt: null } })
  expect(answer.msg).toBe('')
}

export const withTitle = (page: HomePageDocument, title: string): HomePageDocument => ({
  ...page,
  blocks: page.blocks.map((block) => (block.code === 'app-multi-image' ? { ...block, title } : block)),
})

export async function currentPage(admin: Client): Promise<HomePageDocument> {
  const { current } = await desktopOf(admin)
  if (!current) throw new Error('the demo company has no home page')
  return current.page
}
