import type { HomePageDocument, PageBlock, PageItem } from '@sands/contract/home/decoration.model'
import type { SignedIn } from './client.ts'

export const EVERYBODY = { included: [], excluded: [] }

/** A menu with one item, which leads to the messages by default. */
export const aMenu = (name: string, item: Partial<PageItem> = {}): PageBlock => ({
  key: 'menu',
  code: 'app-nav',
  title: '',
  extendInfo: {},
  dataMaxCount: 4,
  audience: EVERYBODY,
  categories: [
    {
      key: 'all',
      name: '',
      showRule: 0,
      jumpCategoryIds: [],
      jumpIds: [],
      items: [
        {
          key: 'one',
          name,
          fileId: null,
          jump: { to: 'messages', moduleId: null, link: null },
          audience: EVERYBODY,
          showFrom: null,
          showUntil: null,
          ...item,
        },
      ],
    },
  ],
})

export const aPage = (...blocks: PageBlock[]): HomePageDocument => ({ blocks, floatingButton: null })

/** The version of the home page that the overview shows to an editor now. */
export async function versionOnOverview(editor: SignedIn): Promise<number> {
  const { draft, current } = (await editor.call('GET /sands-lms/api/v1/manage/decoration/desk')).data
  return (draft ?? current)?.version ?? 0
}
