import type { CommunityContent } from '@sands/contract/community/community.model'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { COMMUNITY_FEED, COMMUNITY_INDEX, COMMUNITY_MINE, type ContentId, PINNED } from './community-calls.ts'
import { outdateFollowed, removeFromLists, replaceInFeeds, withoutRepeats } from './use-feed.ts'

const aContent = (id: string, title = ''): CommunityContent => ({
  id: id as ContentId,
  type: 1,
  title,
  boardId: '1' as CommunityContent['boardId'],
  name: '',
  articleText: '',
  userId: null,
  createByName: '',
  postName: '',
  avatarFileUrl: null,
  isAnonymous: 0,
  createTime: '2026-11-17T08:00:00.000Z',
  viewCount: 0,
  commentCount: 0,
  likeCount: 0,
  isLike: 0,
  isMine: 0,
  isExits: 1,
  toppingStatus: 0,
  boardToppingStatus: 0,
  coverUrl: null,
  attachments: [],
})

describe('pages of a feed', () => {
  it('show a content once, at its first place', () => {
    const pages = [{ records: [aContent('1'), aContent('2')] }, { records: [aContent('2'), aContent('3')] }]
    expect(withoutRepeats(pages).map(({ id }) => id)).toEqual(['1', '2', '3'])
  })

  it('show a changed content, and no longer a deleted one', () => {
    const client = new QueryClient()
    const key = [COMMUNITY_FEED, 'feed', { size: 20 }, 'en-us']
    client.setQueryData(key, { pages: [{ records: [aContent('1'), aContent('2')] }], pageParams: [''] })
    const titles = () =>
      client
        .getQueryData<{ pages: { records: CommunityContent[] }[] }>(key)
        ?.pages.flatMap(({ records }) => records.map(({ id, title }) => `${id} ${title}`))
    replaceInFeeds(client, '2' as ContentId, aContent('2', 'changed'))
    expect(titles()).toEqual(['1 ', '2 changed'])
    replaceInFeeds(client, '1' as ContentId, null)
    expect(titles()).toEqual(['2 changed'])
  })

  it('and the pins of a board show them likewise', () => {
    const client = new QueryClient()
    const key = [PINNED, { query: { topType: 2, boardId: '1' } }, 'en-us']
    client.setQueryData(key, [aContent('1'), aContent('2')])
    const titles = () => client.getQueryData<CommunityContent[]>(key)?.map(({ id, title }) => `${id} ${title}`)
    replaceInFeeds(client, '2' as ContentId, aContent('2', 'changed'))
    replaceInFeeds(client, '1' as ContentId, null)
    expect(titles()).toEqual(['2 changed'])
  })

  it('and the lists of own content no longer show a deleted one, and are loaded again if they had to be', async () => {
    const client = new QueryClient()
    const key = [COMMUNITY_MINE, 'pages', { state: 'published', size: 20 }, 'en-us']
    const own = (id: string) => ({ state: 'published', communityContent: aContent(id) })
    client.setQueryData(key, { pages: [{ records: [own('1'), own('2')] }], pageParams: [1] })
    await client.invalidateQueries({ queryKey: key })
    removeFromLists(client, '1' as ContentId)
    const left = client
      .getQueryData<{ pages: { records: { communityContent: CommunityContent }[] }[] }>(key)
      ?.pages.flatMap(({ records }) => records.map(({ communityContent }) => communityContent.id))
    expect(left).toEqual(['2'])
    expect(client.getQueryState(key)?.isInvalidated).toBe(true)
  })

  it('and the first page that came with the community page shows them likewise', () => {
    const client = new QueryClient()
    const key = [COMMUNITY_INDEX, null, 'en-us']
    client.setQueryData(key, { topContents: [aContent('1')], contents: { records: [aContent('1'), aContent('2')] } })
    removeFromLists(client, '1' as ContentId)
    expect(client.getQueryData(key)).toMatchObject({ topContents: [], contents: { records: [{ id: '2' }] } })
  })

  it('of followed people and boards are outdated after a change of who is followed, others are not', async () => {
    const client = new QueryClient()
    const keyOf = (sortType: number) => [COMMUNITY_FEED, 'feed', { size: 20, sortType }, 'en-us']
    for (const sortType of [0, 2]) client.setQueryData(keyOf(sortType), { pages: [], pageParams: [] })
    await outdateFollowed(client)
    expect([0, 2].map((sortType) => client.getQueryState(keyOf(sortType))?.isInvalidated)).toEqual([false, true])
  })
})
