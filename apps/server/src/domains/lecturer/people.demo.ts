import type { LecturerKind } from '@sands/contract/lecturer/lecturer.model'
import type { Language } from '@sands/rules/language'
import type { Portrait } from './portrait.demo.ts'

export interface DemoLecturer {
  name: string
  /** Set when the lecturer is one of the company's people. */
  userName?: string
  kind: LecturerKind
  gradeName: string
  companyName: string
  experience: string
  tagNames: string[]
  introduction: string
  portrait: Portrait
}

const DAWN = ['#ffdcae', '#ff9c74'] as const
const SKY = ['#cbe6ff', '#6fb0f7'] as const
const OASIS = ['#d9f2e4', '#63c5a6'] as const
const DUSK = ['#e8deff', '#a08bec'] as const
const SAND = ['#fff0cf', '#eec079'] as const
const BLUE = ['#2f6fde', '#1f52ad'] as const
const RED = ['#e5594c', '#b94036'] as const
const INK = ['#3a4056', '#272b3c'] as const
const GREEN = ['#239a82', '#16796a'] as const
const PLUM = ['#7d55b5', '#5d3c90'] as const

const ZH: readonly DemoLecturer[] = [
  {
    name: '王敏',
    userName: 'teacher',
    kind: 'internal',
    gradeName: '高级内训师',
    companyName: '沙丘学院',
    experience: '十二年门店一线，从收银员做到区域督导。带教新人三百余名，擅长把操作手册讲成大家愿意听的故事。',
    tagNames: ['门店运营', '新人带教', '服务礼仪'],
    introduction:
      '<p>王敏 2012 年以收银员身份加入沙丘零售，先后担任店长、区域督导，2019 年起任学院高级内训师。</p><h3>授课风格</h3><ul><li>每节课只讲一件事，讲完马上练</li><li>案例全部来自自家门店</li></ul><blockquote>顾客记不住流程，但记得住你看他的那一眼。</blockquote>',
    portrait: { ground: DAWN, skin: 'fair', hair: 'bob', hairColour: 'black', clothes: RED, collar: 'jacket' },
  },
  {
    name: '陈立',
    userName: 'manager',
    kind: 'internal',
    gradeName: '金牌讲师',
    companyName: '门店运营部',
    experience: '管理过四十家门店，三年把华东大区的盘点差异率降到千分之一。',
    tagNames: ['区域管理', '损耗控制', '团队管理'],
    introduction:
      '<p>陈立现任门店运营部区域经理，讲授《区域经理的一周》《盘点不怕查》等课程。</p><p>他相信<strong>数字不会说谎，但需要有人翻译</strong>。</p>',
    portrait: {
      ground: SKY,
      skin: 'warm',
      hair: 'short',
      hairColour: 'black',
      clothes: INK,
      collar: 'jacket',
      glasses: true,
    },
  },
  {
    name: '顾清扬',
    kind: 'external',
    gradeName: '特聘讲师',
    companyName: '清扬服务设计工作室',
    experience: '服务设计顾问，曾为二十多家连锁品牌重做顾客动线与投诉流程。',
    tagNames: ['顾客体验', '投诉处理'],
    introduction:
      '<p>顾清扬毕业于同济大学设计创意学院，专注线下零售的服务设计十五年。</p><ol><li>先看顾客怎么走</li><li>再问员工怎么难</li><li>最后才谈怎么改</li></ol>',
    portrait: { ground: OASIS, skin: 'fair', hair: 'long', hairColour: 'brown', clothes: GREEN, collar: 'round' },
  },
  {
    name: '孙悦',
    userName: 'reviewer',
    kind: 'internal',
    gradeName: '高级内训师',
    companyName: '人力资源部',
    experience: '负责公司人才发展与评估，国家二级人力资源管理师。',
    tagNames: ['人才发展', '绩效沟通'],
    introduction: '<p>孙悦主持公司“沙丘之星”店长培养项目，五年间培养了一百二十名新店长。</p>',
    portrait: {
      ground: DUSK,
      skin: 'warm',
      hair: 'bun',
      hairColour: 'brown',
      clothes: PLUM,
      collar: 'shirt',
      glasses: true,
    },
  },
  {
    name: '陆文博',
    kind: 'external',
    gradeName: '客座教授',
    companyName: '江南大学商学院',
    experience: '零售数据分析方向副教授，著有《小店大数据》。',
    tagNames: ['数据分析', '商品管理'],
    introduction: '<p>陆文博长期研究连锁零售的补货与定价，课程不用公式，只用一张表。</p>',
    portrait: {
      ground: SAND,
      skin: 'warm',
      hair: 'parted',
      hairColour: 'grey',
      clothes: BLUE,
      collar: 'jacket',
      glasses: true,
    },
  },
  {
    name: '周正',
    userName: 'auditor',
    kind: 'official',
    gradeName: '官方讲师',
    companyName: '沙丘学院',
    experience: '公司合规与信息安全必修课的主讲人，每年更新一次全部案例。',
    tagNames: ['合规', '信息安全'],
    introduction: '<p>合规不是为了防着谁，而是让每个人都能安心做事。</p>',
    portrait: { ground: SKY, skin: 'tan', hair: 'short', hairColour: 'black', clothes: BLUE, collar: 'shirt' },
  },
  {
    name: '韩若溪',
    kind: 'external',
    gradeName: '特聘讲师',
    companyName: '若溪陈列',
    experience: '视觉陈列师，二十年橱窗经验，擅长用最少的道具讲清一个季节。',
    tagNames: ['视觉陈列', '色彩搭配'],
    introduction: '<p>她的课从一把剪刀和一卷胶带开始，在真正的货架前结束。</p>',
    portrait: { ground: DAWN, skin: 'fair', hair: 'curly', hairColour: 'chestnut', clothes: INK, collar: 'round' },
  },
  {
    name: '徐欣妍',
    userName: 'staff06',
    kind: 'assistant',
    gradeName: '助教',
    companyName: '培训中心',
    experience: '负责课后答疑与作业点评，平均回复时间不到两小时。',
    tagNames: ['答疑', '学习规划'],
    introduction: '<p>课上没听懂的，课后都可以来找我。</p>',
    portrait: { ground: OASIS, skin: 'fair', hair: 'bob', hairColour: 'chestnut', clothes: GREEN, collar: 'shirt' },
  },
]

const EN: readonly DemoLecturer[] = [
  {
    name: 'Amelia Turner',
    userName: 'amelia.turner',
    kind: 'internal',
    gradeName: 'Senior Trainer',
    companyName: 'Store Operations',
    experience: 'Ran the busiest store in the North for six years. Teaches what the manual leaves out.',
    tagNames: ['Store operations', 'Coaching'],
    introduction:
      '<p>Amelia joined Dune Retail as a weekend assistant and now leads the northern stores.</p><h3>How she teaches</h3><ul><li>One idea per session, practised at once</li><li>Every case comes from a real shop floor</li></ul><blockquote>Nobody remembers the process. Everybody remembers how they were looked at.</blockquote>',
    portrait: { ground: DAWN, skin: 'fair', hair: 'long', hairColour: 'chestnut', clothes: INK, collar: 'jacket' },
  },
  {
    name: 'Marcus Oyelaran',
    kind: 'external',
    gradeName: 'Visiting Expert',
    companyName: 'Oyelaran Retail Analytics',
    experience: 'Helps chains read their own numbers. Author of “The Shelf Never Lies”.',
    tagNames: ['Analytics', 'Stock'],
    introduction:
      '<p>Marcus has spent fifteen years on replenishment and pricing. <strong>No formulas, one table.</strong></p>',
    portrait: {
      ground: SKY,
      skin: 'deep',
      hair: 'short',
      hairColour: 'black',
      clothes: BLUE,
      collar: 'shirt',
      glasses: true,
      beard: true,
    },
  },
  {
    name: 'Isla Morgan',
    userName: 'isla.morgan',
    kind: 'internal',
    gradeName: 'Trainer',
    companyName: 'People & Culture',
    experience: 'Designs the onboarding of every newcomer at the academy.',
    tagNames: ['Onboarding', 'Feedback'],
    introduction: '<p>Ask Isla anything about your first ninety days.</p>',
    portrait: { ground: DUSK, skin: 'fair', hair: 'bun', hairColour: 'blond', clothes: PLUM, collar: 'round' },
  },
  {
    name: 'Priya Nair',
    kind: 'official',
    gradeName: 'Official Lecturer',
    companyName: 'Dune Academy',
    experience: 'Teaches the mandatory courses on safety, data protection and fair conduct.',
    tagNames: ['Compliance', 'Data protection'],
    introduction: '<p>Rules are there so that everybody can work with a quiet mind.</p>',
    portrait: {
      ground: SAND,
      skin: 'tan',
      hair: 'bob',
      hairColour: 'black',
      clothes: RED,
      collar: 'jacket',
      glasses: true,
    },
  },
  {
    name: 'Noah Bennett',
    userName: 'noah.bennett',
    kind: 'assistant',
    gradeName: 'Teaching Assistant',
    companyName: 'Product & Engineering',
    experience: 'Answers questions after class, usually within two hours.',
    tagNames: ['Questions', 'Apps'],
    introduction: '<p>Stuck? Write to me, there are no silly questions.</p>',
    portrait: { ground: OASIS, skin: 'warm', hair: 'curly', hairColour: 'brown', clothes: GREEN, collar: 'round' },
  },
]

export const DEMO_LECTURERS: Readonly<Partial<Record<Language, readonly DemoLecturer[]>>> = { 'zh-cn': ZH, 'en-us': EN }
