import type { ContentType } from '@sands/rules/community/content'
import type { Language } from '@sands/rules/language'
import type { DemoOpinions } from '../social/index.ts'
import type { DemoBoard } from './community-texts.demo.ts'

export interface DemoPost {
  /** The number of the board among those of the college; the short-video board comes after them. */
  board: number | 'videos'
  who: string
  type: ContentType
  title: string
  text: string
  hoursAgo: number
  /** How many pictures of the library it shows, and after how many. */
  pictures?: { count: number; after: number }
  isFilm?: true
  topics?: readonly string[]
  poll?: readonly string[]
  opinions: DemoOpinions
}

interface DemoLife {
  videoBoard: DemoBoard
  /** Who moderates all boards of the college. */
  moderator: string
  banners: readonly string[]
  posts: readonly DemoPost[]
}

/** What makes the communities lively: albums, a film, a poll, comments and likes. */
export const DEMO_LIFE: Readonly<Partial<Record<Language, DemoLife>>> = {
  'zh-cn': {
    videoBoard: {
      name: '一分钟视频',
      introduction: '用一分钟教会一件小事',
      rules: '竖着拍，声音清楚，一条视频只讲一件事。',
      type: 2,
    },
    moderator: 'reviewer',
    banners: ['晒出你的橱窗', '一分钟视频征集'],
    posts: [
      {
        board: 1,
        who: 'teacher',
        type: 3,
        title: '这周的三个橱窗',
        text: '同一批货，三种讲法。你会走进哪一家？',
        hoursAgo: 9,
        pictures: { count: 3, after: 0 },
        topics: ['橱窗'],
        opinions: {
          likes: 12,
          collects: 0,
          talks: [
            {
              who: 'learner',
              text: '第二个灯光最舒服，想知道用了几盏灯。',
              likes: 3,
              replies: [{ who: 'teacher', text: '两盏射灯，一盏暖光。' }],
            },
            { who: 'author', text: '第三张可以当教材了。', likes: 2 },
          ],
        },
      },
      {
        board: 0,
        who: 'author',
        type: 3,
        title: '开业前一晚',
        text: '从空架子到开门，只用了六个小时。',
        hoursAgo: 33,
        pictures: { count: 5, after: 3 },
        opinions: { likes: 8, collects: 0, talks: [{ who: 'manager', text: '辛苦了，明天给大家带早餐。', likes: 6 }] },
      },
      {
        board: 'videos',
        who: 'teacher',
        type: 4,
        title: '欢迎新同事：从营地出发',
        text: '第一天不用记住所有事，先认识身边的人。',
        hoursAgo: 14,
        isFilm: true,
        opinions: { likes: 15, collects: 0, talks: [{ who: 'author', text: '看完不紧张了。', likes: 4 }] },
      },
      {
        board: 0,
        who: 'manager',
        type: 1,
        title: '晨会放在几点最好？',
        text: '想听听大家的意见，下周开始试行。',
        hoursAgo: 7,
        topics: ['晨会'],
        poll: ['开门前半小时', '开门前十五分钟', '下午换班时'],
        opinions: { likes: 4, collects: 0, talks: [{ who: 'learner', text: '换班时大家都在，信息不会漏。' }] },
      },
    ],
  },
  'en-us': {
    videoBoard: {
      name: 'One-minute films',
      introduction: 'Teach one small thing in a minute',
      rules: 'Hold the phone upright, speak clearly, one thing per film.',
      type: 2,
    },
    moderator: 'amelia.turner',
    banners: ['Show us your window', 'Films of one minute'],
    posts: [
      {
        board: 1,
        who: 'emma',
        type: 3,
        title: 'Three windows, one collection',
        text: 'The same coats, told three ways. Which shop would you enter?',
        hoursAgo: 10,
        pictures: { count: 3, after: 0 },
        topics: ['windows'],
        opinions: {
          likes: 7,
          collects: 0,
          talks: [{ who: 'amelia.turner', text: 'The second one. Warm light wins in winter.', likes: 2 }],
        },
      },
      {
        board: 'videos',
        who: 'amelia.turner',
        type: 4,
        title: 'Welcome: a day begins at the camp',
        text: 'You do not need to remember everything on the first day. Meet the people around you.',
        hoursAgo: 16,
        isFilm: true,
        opinions: { likes: 9, collects: 0, talks: [{ who: 'emma', text: 'I will show it to our new starters.' }] },
      },
      {
        board: 0,
        who: 'amelia.turner',
        type: 1,
        title: 'When should the morning meeting be?',
        text: 'We try the winner for two weeks.',
        hoursAgo: 6,
        topics: ['meetings'],
        poll: ['Half an hour before opening', 'Fifteen minutes before opening', 'When shifts change'],
        opinions: { likes: 3, collects: 0, talks: [{ who: 'emma', text: 'When shifts change: everybody is there.' }] },
      },
    ],
  },
}
