import type { OwnTask } from '@sands/contract/training/own-task.model'
import type { SubmissionState } from '@sands/rules/training/homework'
import type { ProjectState } from '@sands/rules/training/project'
import type { DemoContentName } from './contents.demo.ts'

/** A task of a demo project: content of the college by its place in the list, or a task that is made in place. */
export type DemoTask =
  | { kind: 'content'; name: DemoContentName; place: number }
  | { kind: 'homework' | 'link' | 'other' | 'sign_in'; name: string; text: string }

/** A project of the demo company. Days are relative to the day it is loaded. */
export interface DemoProject {
  name: string
  introduction: string
  state: ProjectState
  startDays: number | null
  endDays: number | null
  stages: readonly { name: string; tasks: readonly DemoTask[] }[]
  /** User names. */
  members: readonly string[]
  isJoinOpen?: boolean
  /** Everything is due this many days after the company is loaded; before it for an overdue project. */
  dueDays?: number
  /** Members who asked for leave from the sign-in, which waits for an answer. */
  leaves?: readonly { member: string; reason: string }[]
  /** Members who asked for more time for the homework, and what became of it. */
  extensions?: readonly DemoExtension[]
  /** What members have handed in. */
  handIns?: readonly DemoHandIn[]
}

export interface DemoHandIn {
  /** The user name. */
  member: string
  /** The name of the homework task. */
  task: string
  /** From the first to the last. */
  attempts: readonly DemoAttempt[]
}

export interface DemoAttempt {
  content: string
  daysAgo: number
  state: SubmissionState
  score?: number
  /** Of the reviewer; for returned work the reason. */
  comment?: string
}

export interface DemoExtension {
  /** The user name. */
  member: string
  state: 'waiting' | 'approved' | 'declined'
  reason: string
  answer?: string
}

const content = (name: DemoContentName, place = 0): DemoTask => ({ kind: 'content', name, place })
const course = (place: number): DemoTask => content('course', place)
const made = (kind: Exclude<DemoTask['kind'], 'content'>, name: string, text: string): DemoTask => ({
  kind,
  name,
  text,
})

const projectsZh: readonly DemoProject[] = [
  {
    name: '新员工入职培训',
    introduction: '<p>两周内了解公司、产品和门店日常。</p>',
    state: 'running',
    startDays: -5,
    endDays: 20,
    stages: [
      { name: '认识公司', tasks: [course(0), made('link', '阅读员工手册', '请完整阅读手册，有疑问请联系导师。')] },
      {
        name: '走进门店',
        tasks: [
          made('sign_in', '开班签到', '请在会场扫码签到。'),
          made('homework', '门店观察报告', '写下您观察到的三件事。'),
        ],
      },
    ],
    members: ['learner', 'staff02', 'staff03'],
    extensions: [
      { member: 'staff02', state: 'waiting', reason: '下周要参加盘点，想多几天写完。' },
      {
        member: 'staff03',
        state: 'approved',
        reason: '刚调到新门店，需要时间观察。',
        answer: '同意，请按新时间完成。',
      },
    ],
  },
  {
    name: '门店全能训练',
    introduction: '<p>看、练、考、做，一个项目走完所有学习方式。</p>',
    state: 'running',
    startDays: -3,
    endDays: 40,
    stages: [
      { name: '先学', tasks: [course(0), content('courseware'), made('link', '阅读服务标准', '请阅读后返回。')] },
      {
        name: '再练',
        tasks: [
          content('practice'),
          content('exam'),
          made('homework', '服务案例分析', '选一个真实案例，写出您的做法。'),
        ],
      },
      {
        name: '到现场',
        tasks: [
          made('sign_in', '集训签到', '请在会场扫码签到。'),
          content('face'),
          made('other', '跟岗一天', '请上传跟岗照片。'),
          content('survey'),
        ],
      },
    ],
    members: ['learner', 'staff02'],
    leaves: [{ member: 'staff02', reason: '当天要参加门店盘点。' }],
  },
  {
    name: '食品安全补训',
    introduction: '<p>请尽快完成，逾期会通知您的主管。</p>',
    state: 'running',
    startDays: -30,
    endDays: 30,
    dueDays: -4,
    stages: [{ name: '', tasks: [made('link', '食品安全新规', '请阅读全文。'), course(1)] }],
    members: ['learner', 'staff03'],
  },
  {
    name: '店长储备营',
    introduction: '<p>面向有意成为店长的同事。</p>',
    state: 'not_started',
    startDays: 10,
    endDays: 60,
    stages: [{ name: '', tasks: [course(1), made('other', '外部行业展会', '参观后提交照片和心得。')] }],
    members: ['learner'],
    isJoinOpen: true,
  },
  {
    name: '春季产品集训',
    introduction: '',
    state: 'ended',
    startDays: -90,
    endDays: -30,
    stages: [{ name: '', tasks: [course(0)] }],
    members: ['learner', 'staff02'],
  },
  {
    name: '去年安全月',
    introduction: '',
    state: 'archived',
    startDays: -400,
    endDays: -370,
    stages: [{ name: '', tasks: [made('link', '安全须知', '请认真阅读。')] }],
    members: ['learner'],
  },
  {
    name: '夏季促销培训',
    introduction: '',
    state: 'recalled',
    startDays: -2,
    endDays: 30,
    stages: [{ name: '', tasks: [course(1)] }],
    members: ['staff02'],
  },
  {
    name: '导师培养计划（草稿）',
    introduction: '',
    state: 'not_published',
    startDays: null,
    endDays: null,
    stages: [{ name: '', tasks: [] }],
    members: [],
  },
]

const projectsEn: readonly DemoProject[] = [
  {
    name: 'Onboarding',
    introduction: '<p>Get to know the company, the products and the store in two weeks.</p>',
    state: 'running',
    startDays: -5,
    endDays: 20,
    stages: [
      {
        name: 'The company',
        tasks: [course(0), made('link', 'Read the handbook', 'Ask your mentor if anything is unclear.')],
      },
      {
        name: 'The store',
        tasks: [
          made('sign_in', 'First day', 'Scan the code in the room.'),
          made('homework', 'What I saw in the store', 'Write down three things that you noticed.'),
        ],
      },
    ],
    members: ['emma'],
    extensions: [
      {
        member: 'emma',
        state: 'declined',
        reason: 'I am at the trade fair this week.',
        answer: 'Three short notes are enough. Please hand in on time.',
      },
    ],
  },
  {
    name: 'Everything about the store',
    introduction: '<p>Watch, practise, prove and do: every way of learning in one project.</p>',
    state: 'running',
    startDays: -3,
    endDays: 40,
    stages: [
      {
        name: 'Learn',
        tasks: [course(0), content('courseware'), made('link', 'Read the service standard', 'Come back afterwards.')],
      },
      {
        name: 'Practise',
        tasks: [
          content('practice'),
          content('exam'),
          made('homework', 'A case of your own', 'Describe a real case and what you did.'),
        ],
      },
      {
        name: 'Be there',
        tasks: [
          made('sign_in', 'Sign in', 'Scan the code in the room.'),
          content('face'),
          made('other', 'A day beside a colleague', 'Hand in a picture of the day.'),
          content('survey'),
        ],
      },
    ],
    members: ['emma'],
  },
  {
    name: 'Food safety, second chance',
    introduction: '<p>Please complete it soon.</p>',
    state: 'running',
    startDays: -30,
    endDays: 30,
    dueDays: -4,
    stages: [{ name: '', tasks: [made('link', 'The new rules', 'Please read all of them.'), course(0)] }],
    members: ['emma'],
  },
  {
    name: 'Future store managers',
    introduction: '<p>For everybody who would like to lead a store.</p>',
    state: 'not_started',
    startDays: 10,
    endDays: 60,
    stages: [{ name: '', tasks: [made('other', 'Trade fair', 'Visit the fair and hand in pictures.')] }],
    members: ['emma'],
    isJoinOpen: true,
  },
  {
    name: 'Spring products',
    introduction: '',
    state: 'ended',
    startDays: -90,
    endDays: -30,
    stages: [{ name: '', tasks: [course(0)] }],
    members: ['emma'],
  },
  {
    name: 'Safety month of last year',
    introduction: '',
    state: 'archived',
    startDays: -400,
    endDays: -370,
    stages: [{ name: '', tasks: [made('link', 'Safety rules', 'Please read them carefully.')] }],
    members: ['emma'],
  },
  {
    name: 'Summer sale',
    introduction: '',
    state: 'recalled',
    startDays: -2,
    endDays: 30,
    stages: [{ name: '', tasks: [made('link', 'The plan', 'Please read it.')] }],
    members: ['emma'],
  },
  {
    name: 'Mentors (draft)',
    introduction: '',
    state: 'not_published',
    startDays: null,
    endDays: null,
    stages: [{ name: '', tasks: [] }],
    members: [],
  },
]

export const DEMO_PROJECTS: Readonly<Record<string, readonly DemoProject[]>> = {
  'zh-cn': projectsZh,
  'en-us': projectsEn,
}

const HOUR_MS = 3_600_000

/** The settings of a task that is made in place. A sign-in is open now and for an hour. */
export function demoSettings(kind: OwnTask['kind'], text: string, now: Date): OwnTask {
  if (kind === 'link') return { kind, text, url: 'https://example.com/', minSeconds: 60 }
  if (kind === 'other') return { kind, text, takesEvidence: true, reviewerIds: [] }
  if (kind === 'homework') {
    const rubric = [{ key: 'whole', text: text.slice(0, 100), points: 100 }]
    return { kind, text, scoring: 'score', fullScore: 100, passScore: 60, rubric, cutOff: null, reviewerIds: [] }
  }
  return {
    kind,
    text,
    place: '',
    startsAt: now.toISOString(),
    endsAt: new Date(now.getTime() + HOUR_MS).toISOString(),
    earlyMinutes: 30,
    lateMinutes: 15,
    rotateSeconds: 15,
  }
}
