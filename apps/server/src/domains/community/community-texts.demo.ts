import type { BoardType, ContentState, ContentType } from '@sands/rules/community/content'
import type { Language } from '@sands/rules/language'

export interface DemoBoard {
  name: string
  introduction: string
  rules: string
  type?: BoardType
  /** Content waits for a moderator. */
  isReviewed?: true
}

export interface DemoContent {
  board: number
  who: string
  type: ContentType
  title: string
  text: string
  hoursAgo: number
  state?: ContentState
  isPinned?: true
}

export interface DemoCommunity {
  boards: readonly DemoBoard[]
  contents: readonly DemoContent[]
}

/** One community for each college: with Chinese and with English content. */
export const DEMO_COMMUNITY: Readonly<Partial<Record<Language, DemoCommunity>>> = {
  'zh-cn': {
    boards: [
      { name: '门店日记', introduction: '今天店里发生的事', rules: '只写亲身经历。\n不要写顾客的姓名和电话。' },
      { name: '陈列灵感', introduction: '橱窗、货架和动线', rules: '请附上照片，并说明门店。' },
      { name: '新人提问', introduction: '没有笨问题', rules: '先搜索，再提问。', isReviewed: true },
    ],
    contents: [
      {
        board: 0,
        who: 'learner',
        type: 1,
        title: '雨天的第一位顾客',
        text: '他只想借一把伞。第二天他带着家人回来了，买了三件外套。',
        hoursAgo: 3,
        isPinned: true,
      },
      {
        board: 0,
        who: 'reviewer',
        type: 1,
        title: '盘点少了两件，最后在哪里找到',
        text: '在试衣间的挂钩后面。以后闭店前每间试衣间都要看一遍。',
        hoursAgo: 20,
      },
      {
        board: 1,
        who: 'author',
        type: 2,
        title: '一面墙只讲一件事',
        text: '货架上的东西越多，顾客记住的越少。我们把主墙从十二款减到五款，试穿率反而上升。',
        hoursAgo: 30,
      },
      {
        board: 1,
        who: 'teacher',
        type: 1,
        title: '冬季色彩搭配小结',
        text: '驼色配墨绿，灰配酒红。深色放两侧，亮色放视线高度。',
        hoursAgo: 52,
      },
      {
        board: 2,
        who: 'learner',
        type: 1,
        title: '退货没有小票怎么办？',
        text: '顾客说小票丢了，但有付款记录，可以退吗？',
        hoursAgo: 5,
        state: 'review',
      },
    ],
  },
  'en-us': {
    boards: [
      { name: 'Store diary', introduction: 'What happened today', rules: 'Write only what you saw yourself.' },
      { name: 'Display ideas', introduction: 'Windows, shelves and paths', rules: 'Add a photo and name the store.' },
    ],
    contents: [
      {
        board: 0,
        who: 'emma',
        type: 1,
        title: 'The umbrella that came back',
        text: 'A customer borrowed one on Monday. On Friday she came back with it and bought two coats.',
        hoursAgo: 4,
        isPinned: true,
      },
      {
        board: 1,
        who: 'emma',
        type: 2,
        title: 'One wall, one story',
        text: 'We went from twelve styles on the main wall to five. More people tried something on.',
        hoursAgo: 28,
      },
    ],
  },
}
