import type { PageBlock } from '@sands/contract/home/decoration.model'
import { kernelLinks } from '@sands/contract/kernel/kernel.links'
import { messageLinks } from '@sands/contract/message/message.links'
import { settingsLinks } from '@sands/contract/settings/settings.links'
import type { BlockCode, FeedSource } from '@sands/rules/decoration'
import type { JumpName } from '@sands/rules/jump'
import type { Language } from '@sands/rules/language'
import { balloonBanner, bookBanner, campBanner, lighthouseBanner, shopBanner } from './banner.demo.ts'
import { bookCard, compassCard, lanternCard, medalCard, shieldCard, tentCard } from './card.demo.ts'
import { guideButton, MENU_ICONS } from './menu-icon.demo.ts'
import { launchPoster, readingPoster, welcomePoster } from './poster.demo.ts'

export interface DemoItem {
  name: string
  draw?: () => string
  to?: JumpName
  link?: string
}

export interface DemoCategory {
  name: string
  items?: readonly DemoItem[]
  /** The name of a category of courses. */
  courses?: string
  showRule?: 0 | 1
  source?: FeedSource
}

export interface DemoBlock {
  code: BlockCode
  title?: string
  extendInfo?: PageBlock['extendInfo']
  items?: readonly DemoItem[]
  /** Used instead of items when these are grouped or come from other domains. */
  categories?: readonly DemoCategory[]
  /** How many of the contents of other domains are shown. */
  amount?: number
}

export interface DemoAdvert extends DemoItem {
  /** User names; everyone when left out. */
  only?: readonly string[]
}

export interface DemoHome {
  name: string
  /** The start of the past page's name, if there is a past page. */
  earlier?: string
  /** The author who asked for the publication of the page, and why. */
  request?: { asker: string; summary: string }
  tabs: { home: string; course: string; message: string; mine: string }
  button: DemoItem
  blocks: readonly DemoBlock[]
  notices: readonly DemoItem[]
  adverts: readonly DemoAdvert[]
}

const guide = (language: Language, part = ''): Pick<DemoItem, 'to' | 'link'> => ({
  to: 'link',
  link: `${kernelLinks.guide(language)}${part}`,
})
const shelf = (name: string): Pick<DemoItem, 'to' | 'link'> => ({
  to: 'link',
  link: messageLinks.shelf('notice', name),
})

/** Links only to screens that exist, with one exception: the company announces that the shop is not online yet. */
export const DEMO_HOMES: Readonly<Partial<Record<Language, DemoHome>>> = {
  'zh-cn': {
    name: '沙丘学院首页',
    earlier: '试运行首页',
    request: { asker: 'staff02', summary: '新学期首页，轮播图和快捷入口都已更新。' },
    tabs: { home: '首页', course: '课程', message: '消息', mine: '我的' },
    button: { name: '新手指南', draw: guideButton, ...guide('zh-cn') },
    blocks: [
      {
        code: 'app-banner',
        extendInfo: { type: 'card_slide' },
        items: [
          { name: '新员工学习周：从营地出发', draw: campBanner, ...guide('zh-cn') },
          { name: '新品上市培训', draw: balloonBanner, ...shelf('公告') },
          { name: '合规月：一路有灯', draw: lighthouseBanner, to: 'link', link: settingsLinks.privacyPolicy() },
          { name: '30 天阅读挑战', draw: bookBanner, to: 'messages' },
        ],
      },
      {
        code: 'app-nav',
        items: [
          { name: '新手指南', draw: MENU_ICONS.guide, ...guide('zh-cn') },
          { name: '课程', draw: MENU_ICONS.courses, to: 'courses' },
          { name: '消息', draw: MENU_ICONS.messages, to: 'messages' },
          { name: '个人资料', draw: MENU_ICONS.profile, to: 'profile' },
          { name: '待发送', draw: MENU_ICONS.outbox, to: 'link', link: kernelLinks.outbox() },
          { name: '设置', draw: MENU_ICONS.settings, to: 'setting' },
          { name: '隐私政策', draw: MENU_ICONS.privacy, to: 'link', link: settingsLinks.privacyPolicy() },
          { name: '积分商城', draw: MENU_ICONS.shop, to: 'notOnline' },
        ],
      },
      { code: 'app-notice' },
      {
        code: 'app-multi-image',
        title: '学院风采',
        extendInfo: { layoutType: 3 },
        categories: [
          {
            name: '校园时刻',
            items: [
              { name: '找到自己的方向', draw: compassCard },
              { name: '每月服务之星', draw: medalCard },
              { name: '夜读时光', draw: lanternCard },
            ],
          },
          {
            name: '成长伙伴',
            items: [
              { name: '新人营地', draw: tentCard, ...guide('zh-cn') },
              { name: '开学第一课', draw: bookCard, to: 'video' },
              { name: '安心学习', draw: shieldCard, to: 'link', link: settingsLinks.privacyPolicy() },
            ],
          },
        ],
      },
      {
        code: 'app-class',
        title: '大家都在学',
        extendInfo: { layoutType: 2 },
        amount: 4,
        categories: [{ name: '', showRule: 1 }],
      },
      {
        code: 'app-category-class',
        title: '选个方向学起来',
        extendInfo: { layoutType: 3 },
        amount: 6,
        categories: ['新人入门', '门店运营', '管理能力'].map((name) => ({ name, courses: name })),
      },
      { code: 'app-learn-task', title: '待办任务' },
      { code: 'app-info', title: '沙丘资讯', extendInfo: { layoutType: 1 }, amount: 3 },
      { code: 'app-lecturer', title: '名师讲堂', extendInfo: { layoutType: 3 }, amount: 8 },
      {
        code: 'app-info-class',
        title: '最近上新',
        extendInfo: { layoutType: 1 },
        amount: 4,
        categories: [
          { name: '', source: 'article' },
          { name: '', source: 'course' },
        ],
      },
    ],
    notices: [
      { name: '新员工学习周下周一开始', ...shelf('公告') },
      { name: '新手指南更新了：没有网络怎么办', ...guide('zh-cn', '#offline') },
      { name: '合规月：三个专题，月底前学完', to: 'messages' },
    ],
    adverts: [
      { name: '欢迎来到沙丘学院', draw: welcomePoster, ...guide('zh-cn') },
      {
        name: '带队伍的人先出发：新品上市培训',
        draw: launchPoster,
        to: 'messages',
        only: ['manager', 'teacher', 'reviewer', 'admin'],
      },
    ],
  },
  'en-us': {
    name: 'Dune Academy home',
    earlier: 'Trial run home',
    request: { asker: 'emma', summary: 'The new home page, with the banners of this quarter.' },
    tabs: { home: 'Home', course: 'Courses', message: 'Messages', mine: 'Me' },
    button: { name: 'Newcomer’s guide', draw: guideButton, ...guide('en-us') },
    blocks: [
      {
        code: 'app-banner',
        extendInfo: { type: 'tile' },
        items: [
          { name: 'Service month: ten small things', draw: shopBanner, ...shelf('Announcements') },
          { name: 'Onboarding week', draw: campBanner, ...guide('en-us') },
          { name: 'The 30-day reading challenge', draw: bookBanner, to: 'messages' },
          { name: 'Product launch training', draw: balloonBanner, ...shelf('Announcements') },
        ],
      },
      {
        code: 'app-nav',
        items: [
          { name: 'Guide', draw: MENU_ICONS.guide, ...guide('en-us') },
          { name: 'Courses', draw: MENU_ICONS.courses, to: 'courses' },
          { name: 'Messages', draw: MENU_ICONS.messages, to: 'messages' },
          { name: 'Profile', draw: MENU_ICONS.profile, to: 'profile' },
          { name: 'To send', draw: MENU_ICONS.outbox, to: 'link', link: kernelLinks.outbox() },
          { name: 'Settings', draw: MENU_ICONS.settings, to: 'setting' },
          { name: 'Privacy', draw: MENU_ICONS.privacy, to: 'link', link: settingsLinks.privacyPolicy() },
          { name: 'Terms', draw: MENU_ICONS.agreement, to: 'link', link: settingsLinks.userAgreement() },
          { name: 'My data', draw: MENU_ICONS.information, to: 'link', link: settingsLinks.collectedInformation() },
          { name: 'Shop', draw: MENU_ICONS.shop, to: 'notOnline' },
        ],
      },
      { code: 'app-notice' },
      {
        code: 'app-multi-image',
        title: 'Around the academy',
        extendInfo: { layoutType: 3 },
        items: [
          { name: 'Your data is safe with us', draw: shieldCard, to: 'link', link: settingsLinks.privacyPolicy() },
          { name: 'Stars of the month', draw: medalCard },
          { name: 'Find your direction', draw: compassCard },
        ],
      },
      { code: 'app-class', title: 'New courses', extendInfo: { layoutType: 3 }, amount: 6 },
      {
        code: 'app-category-class',
        title: 'Pick your path',
        extendInfo: { layoutType: 2 },
        amount: 4,
        categories: ['Shop floor', 'Leading', 'Getting started'].map((name) => ({ name, courses: name })),
      },
      { code: 'app-learn-task', title: 'To do' },
      { code: 'app-info', title: 'From the academy', extendInfo: { layoutType: 3 }, amount: 4 },
      { code: 'app-lecturer', title: 'Learn from them', extendInfo: { layoutType: 1 }, amount: 3 },
      {
        code: 'app-info-class',
        title: 'People like these',
        extendInfo: { layoutType: 2 },
        amount: 4,
        categories: [
          { name: '', source: 'article', showRule: 1 },
          { name: '', source: 'course', showRule: 1 },
        ],
      },
      // Without an end, so it is the last module. Each person gets their own page with it, the other college has shared pages.
      { code: 'app-community', title: 'From your colleagues', categories: [{ name: '', showRule: 1 }] },
    ],
    notices: [
      { name: 'Onboarding week starts Monday', ...shelf('Announcements') },
      { name: 'Guide: how to work offline', ...guide('en-us', '#offline') },
      { name: 'Compliance month: three topics', to: 'messages' },
    ],
    adverts: [
      { name: 'The 30-day reading challenge', draw: readingPoster, to: 'messages' },
      { name: 'Product launch training for those who lead', draw: launchPoster, to: 'messages', only: ['admin'] },
    ],
  },
}
