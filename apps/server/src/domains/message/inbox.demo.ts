import { homeLinks } from '@sands/contract/home/home.links'
import { kernelLinks } from '@sands/contract/kernel/kernel.links'
import type { MessageCategoryCode } from '@sands/contract/message/message.model'
import { settingsLinks } from '@sands/contract/settings/settings.links'
import type { JumpName } from '@sands/rules/jump'
import type { Language } from '@sands/rules/language'
import type { DemoMessageName } from './message.zh-cn.demo.ts'

export interface DemoLetter {
  name: DemoMessageName
  category: MessageCategoryCode
  /** User names. */
  to: readonly string[]
  minutesAgo: number
  isUnread?: boolean
  jump?: { to: JumpName; link?: string }
  /** A colleague who is mentioned in the text. */
  who?: keyof typeof COLLEAGUES
  /** For a weekly report. */
  week?: { minutes: number; done: number }
}

const HOUR = 60
const DAY = 24 * HOUR
const WEEK = 7 * DAY

const chinese = (simplified: string, traditional: string, latin: string): Readonly<Record<Language, string>> => ({
  'zh-cn': simplified,
  'zh-cht': traditional,
  'en-us': latin,
  vi: latin,
  id: latin,
})

export const COLLEAGUES = {
  teacher: chinese('王敏', '王敏', 'Wang Min'),
  manager: chinese('陈立', '陳立', 'Chen Li'),
  author: chinese('赵晨', '趙晨', 'Zhao Chen'),
  newcomer: chinese('何新', '何新', 'He Xin'),
  amelia: chinese('Amelia Turner', 'Amelia Turner', 'Amelia Turner'),
  oliver: chinese('Oliver Hughes', 'Oliver Hughes', 'Oliver Hughes'),
} satisfies Record<string, Readonly<Record<Language, string>>>

const guide = (language: Language, part = '') => ({
  to: 'link' as const,
  link: homeLinks.webview({ url: `${kernelLinks.guide(language)}${part}` }),
})
const privacy = { to: 'link', link: settingsLinks.privacyPolicy() } as const

/** One report a week, the newest two days old; half a year of them is more than one page of the list. */
const weeklyReports = (userName: string, count: number): DemoLetter[] =>
  Array.from({ length: count }, (_, index) => ({
    name: 'weekly',
    category: 'study',
    to: [userName],
    minutesAgo: 2 * DAY + index * WEEK,
    isUnread: index === 0,
    week: { minutes: 38 + ((index * 37) % 113), done: 1 + ((index * 5) % 4) },
  }))

const CHINESE = ['learner', 'manager', 'teacher', 'author', 'reviewer', 'auditor', 'admin']
const ENGLISH = ['emma', 'learner', 'admin']

/** The newcomer's inbox is empty: the product welcomes them once they have chosen a password. */
export const DEMO_INBOXES: Readonly<Partial<Record<Language, readonly DemoLetter[]>>> = {
  'zh-cn': [
    {
      name: 'onboardingWeek',
      category: 'notice',
      to: CHINESE,
      minutesAgo: 2 * HOUR,
      isUnread: true,
      jump: guide('zh-cn'),
    },
    {
      name: 'guideUpdated',
      category: 'notice',
      to: CHINESE,
      minutesAgo: 27 * HOUR,
      isUnread: true,
      jump: guide('zh-cn', '#offline'),
    },
    { name: 'complianceMonth', category: 'notice', to: CHINESE, minutesAgo: 3 * DAY },
    { name: 'maintenance', category: 'notice', to: CHINESE, minutesAgo: 9 * DAY },
    { name: 'serviceMonth', category: 'notice', to: CHINESE, minutesAgo: 23 * DAY },
    { name: 'readingChallenge', category: 'notice', to: CHINESE, minutesAgo: 41 * DAY },
    { name: 'anniversary', category: 'notice', to: CHINESE, minutesAgo: 76 * DAY },

    { name: 'studyPlan', category: 'study', to: ['learner'], minutesAgo: 35, isUnread: true },
    { name: 'dueSoon', category: 'study', to: ['learner'], minutesAgo: 20 * HOUR, isUnread: true },
    { name: 'streak', category: 'study', to: ['learner'], minutesAgo: 3 * DAY + 4 * HOUR },
    ...weeklyReports('learner', 28),
    { name: 'teamWeek', category: 'study', to: ['manager', 'admin'], minutesAgo: DAY, isUnread: true },
    ...weeklyReports('manager', 6),

    { name: 'praise', category: 'interaction', to: ['learner'], who: 'teacher', minutesAgo: 12, isUnread: true },
    { name: 'reply', category: 'interaction', to: ['learner'], who: 'manager', minutesAgo: 3 * HOUR, isUnread: true },
    { name: 'mention', category: 'interaction', to: ['learner', 'manager'], who: 'author', minutesAgo: 2 * DAY },
    { name: 'thanks', category: 'interaction', to: ['learner', 'teacher'], who: 'newcomer', minutesAgo: 6 * DAY },

    { name: 'classReminder', category: 'teaching', to: ['learner'], who: 'teacher', minutesAgo: 5 * HOUR },
    { name: 'homeworkMarked', category: 'teaching', to: ['learner'], who: 'teacher', minutesAgo: 4 * DAY },
    { name: 'homeworkWaiting', category: 'teaching', to: ['teacher', 'reviewer'], minutesAgo: 70, isUnread: true },
    { name: 'classFull', category: 'teaching', to: ['teacher'], minutesAgo: 8 * HOUR, isUnread: true },

    { name: 'refund', category: 'order', to: ['learner'], minutesAgo: 7 * DAY },
    { name: 'packReceived', category: 'order', to: ['learner', 'author'], minutesAgo: 30 * DAY },
    { name: 'packSent', category: 'order', to: ['learner', 'author'], minutesAgo: 33 * DAY },

    {
      name: 'addPortrait',
      category: 'system',
      to: CHINESE,
      minutesAgo: 50,
      isUnread: true,
      jump: { to: 'profile' },
    },
    { name: 'backup', category: 'system', to: ['admin'], minutesAgo: 7 * HOUR, isUnread: true },
    { name: 'newDevice', category: 'system', to: ['learner', 'admin'], minutesAgo: 4 * DAY, jump: { to: 'setting' } },
    { name: 'privacyUpdated', category: 'system', to: CHINESE, minutesAgo: 12 * DAY, jump: privacy },
    { name: 'languages', category: 'system', to: CHINESE, minutesAgo: 18 * DAY, jump: { to: 'setting' } },
    { name: 'offline', category: 'system', to: CHINESE, minutesAgo: 32 * DAY, jump: guide('zh-cn', '#offline') },
    { name: 'release', category: 'system', to: CHINESE, minutesAgo: 200 * DAY, jump: guide('zh-cn') },
  ],
  'en-us': [
    { name: 'serviceMonth', category: 'notice', to: ENGLISH, minutesAgo: 90, isUnread: true },
    { name: 'onboardingWeek', category: 'notice', to: ENGLISH, minutesAgo: 26 * HOUR, jump: guide('en-us') },
    { name: 'complianceMonth', category: 'notice', to: ENGLISH, minutesAgo: 5 * DAY },
    { name: 'readingChallenge', category: 'notice', to: ENGLISH, minutesAgo: 15 * DAY },
    { name: 'anniversary', category: 'notice', to: ENGLISH, minutesAgo: 76 * DAY },

    { name: 'studyPlan', category: 'study', to: ['emma'], minutesAgo: 40, isUnread: true },
    { name: 'streak', category: 'study', to: ['emma'], minutesAgo: DAY + 3 * HOUR },
    ...weeklyReports('emma', 12),

    { name: 'reply', category: 'interaction', to: ['emma'], who: 'oliver', minutesAgo: 4 * HOUR, isUnread: true },
    { name: 'praise', category: 'interaction', to: ['emma'], who: 'amelia', minutesAgo: 30 * HOUR },
    { name: 'thanks', category: 'interaction', to: ['emma', 'learner'], who: 'oliver', minutesAgo: 8 * DAY },

    { name: 'classReminder', category: 'teaching', to: ['emma'], who: 'amelia', minutesAgo: 6 * HOUR, isUnread: true },
    { name: 'homeworkMarked', category: 'teaching', to: ['emma'], who: 'amelia', minutesAgo: 5 * DAY },

    { name: 'packReceived', category: 'order', to: ['emma'], minutesAgo: 21 * DAY },
    { name: 'packSent', category: 'order', to: ['emma'], minutesAgo: 24 * DAY },

    {
      name: 'addPortrait',
      category: 'system',
      to: ENGLISH,
      minutesAgo: 55,
      isUnread: true,
      jump: { to: 'profile' },
    },
    { name: 'newDevice', category: 'system', to: ['emma'], minutesAgo: 3 * DAY, jump: { to: 'setting' } },
    { name: 'privacyUpdated', category: 'system', to: ENGLISH, minutesAgo: 12 * DAY, jump: privacy },
    { name: 'languages', category: 'system', to: ENGLISH, minutesAgo: 18 * DAY, jump: { to: 'setting' } },
    { name: 'offline', category: 'system', to: ENGLISH, minutesAgo: 32 * DAY, jump: guide('en-us', '#offline') },
  ],
}
