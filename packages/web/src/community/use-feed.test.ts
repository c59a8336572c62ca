import type { CommunityContent } from '@sands/contract/community/community.model'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { COMMUNITY_FEED, COMMUNITY_INDEX, COMMUNITY_MINE, type ContentId, PINNED } from './community-calls.ts'
import { outdateFollowed, removeFromLists, replaceInFeeds, withNewFirst, withoutRepeats } from './use-feed.ts'

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

  it('stay when the first one is loaded again, with what is new, changed and gone in it', () => {
    const page = (ids: string[], cursor: string | null) => ({
      ...{ records: ids.map((id) => aContent(id)), current: 1, size: 3, total: 9, cursor },
    })
    const shown = (pages: { records: CommunityContent[] }[]) => pages.map(({ records }) => records.map(({ id }) => id))
    const known = { pages: [page(['9', '8', '7'], 'a'), page(['6', '5', '4'], 'b')], pageParams: ['', 'a'] }
    // 10 is new, 8 is gone.
    const first = page(['10', '9', '7'], 'c')
    const after = withNewFirst(known, first)
    expect(shown(after.pages)).toEqual([
      ['10', '9', '7'],
      ['6', '5', '4'],
    ])
    expect(after.pages.at(-1)?.cursor).toBe('b')
    expect(after.pageParams).toEqual(['', 'a'])
    const two = withNewFirst(known, page(['11', '10', '9'], 'c'))
    expect(shown(two.pages)).toEqual([
      ['11', '10', '9'],
      ['8', '7', '6', '5', '4'],
    ])
    expect(two.pageParams).toEqual(['', 'a'])
    // In the hot order the last one may come to the top; what was above it stays.
    expect(withoutRepeats(withNewFirst(known, page(['4', '9', '8'], 'c')).pages).map(({ id }) => id)).toEqual([
      '4',
      '9',
      '8',
      '7',
      '6',
      '5',
    ])
    // Too much is new, or there is no more than the first page: what was loaded does not go on from it.
    expect(shown(withNewFirst(known, page(['13', '12', '11'], 'c')).pages)).toEqual([['13', '12', '11']])
    expect(shown(withNewFirst(known, page(['9'], null)).pages)).toEqual([['9']])
    const single = { pages: [page(['9', '8', '7'], 'a')], pageParams: [''] }
    expect(shown(withNewFirst(single, page(['10', '9', '8'], 'c')).pages)).toEqual([['10', '9', '8']])
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
