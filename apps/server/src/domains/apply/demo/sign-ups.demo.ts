import type { FieldKind } from '@sands/rules/apply/form'
import type { EntryState, SignUpState, TargetKind } from '@sands/rules/apply/sign-up'
import type { Language } from '@sands/rules/language'

/** A person of a demo sign-up, with the answers in the order of the form. */
export interface DemoEntry {
  who: string
  state: EntryState
  answers: readonly string[]
  reason?: string
}

/** A sign-up of the demo company. Days are relative to the moment it is loaded. */
export interface DemoSignUp {
  name: string
  introduction: string
  state: Exclude<SignUpState, 'deleted'>
  target: TargetKind
  opensDays: number
  closesDays: number
  quota: number | null
  needsApproval?: true
  cancelReason?: string
  fields: readonly { kind: FieldKind; label: string; isRequired?: true; options?: readonly string[] }[]
  entries: readonly DemoEntry[]
}

const entry = (who: string, state: EntryState, answers: readonly string[], reason?: string): DemoEntry => ({
  who,
  state,
  answers,
  ...(reason && { reason }),
})

const zh: readonly DemoSignUp[] = [
  {
    name: '店长训练营报名',
    introduction: '面向准备晋升店长的同事。请如实填写，培训负责人会逐一审核。',
    state: 'open',
    target: 'training',
    opensDays: -5,
    closesDays: 12,
    quota: 20,
    needsApproval: true,
    fields: [
      { kind: 'paragraph', label: '报名理由', isRequired: true },
      { kind: 'choice', label: '所在区域', isRequired: true, options: ['华东', '华南', '华北', '海外'] },
      { kind: 'number', label: '在岗年数' },
    ],
    entries: [
      entry('learner', 'asked', ['想系统学习排班与损耗管理。', '华东', '3']),
      entry('staff02', 'asked', ['店长推荐。', '华南', '5']),
      entry('staff03', 'declined', ['想了解一下。', '华北', '1'], '入职未满两年，请明年再报名。'),
      entry('staff05', 'withdrawn', ['时间冲突。', '海外', '4']),
    ],
  },
  {
    name: '服务工作坊加开场报名',
    introduction: '席位有限，报满后进入候补名单，有人退出时按报名先后自动递补。',
    state: 'open',
    target: 'face',
    opensDays: -3,
    closesDays: 1,
    quota: 2,
    fields: [
      { kind: 'choices', label: '用餐', options: ['午餐', '晚餐'] },
      { kind: 'text', label: '紧急联系电话', isRequired: true },
    ],
    entries: [entry('staff07', 'removed', ['', '13800000007'], '本期已参加过。')],
  },
  {
    name: '年度认证考试报名',
    introduction: '报名成功后即可参加考试。',
    state: 'open',
    target: 'exam',
    opensDays: -1,
    closesDays: 20,
    quota: 2,
    fields: [{ kind: 'date', label: '证书到期日' }],
    entries: [
      entry('staff08', 'booked', ['2027-01-31']),
      entry('staff09', 'booked', ['2027-03-15']),
      entry('staff06', 'waiting', ['2027-02-28']),
      entry('learner', 'waiting', []),
    ],
  },
  {
    name: '下季度内训师培养报名',
    introduction: '下周开放报名。',
    state: 'open',
    target: 'training',
    opensDays: 7,
    closesDays: 21,
    quota: 15,
    needsApproval: true,
    fields: [{ kind: 'file', label: '试讲材料' }],
    entries: [],
  },
  {
    name: '春季拓展报名',
    introduction: '',
    state: 'cancelled',
    target: 'training',
    opensDays: -20,
    closesDays: -10,
    quota: 30,
    cancelReason: '场地维修，本次取消。',
    fields: [],
    entries: [entry('learner', 'cancelled', [], '场地维修，本次取消。')],
  },
  {
    name: '新人开放日报名',
    introduction: '',
    state: 'draft',
    target: 'face',
    opensDays: 2,
    closesDays: 9,
    quota: 50,
    fields: [],
    entries: [],
  },
]

const en: readonly DemoSignUp[] = [
  {
    name: 'Leadership programme: sign-up',
    introduction: 'For colleagues who will soon lead a team. The training manager reads every request.',
    state: 'open',
    target: 'training',
    opensDays: -5,
    closesDays: 12,
    quota: 20,
    needsApproval: true,
    fields: [
      { kind: 'paragraph', label: 'Why do you want to take part?', isRequired: true },
      { kind: 'choice', label: 'Region', isRequired: true, options: ['Europe', 'Asia', 'Americas'] },
    ],
    entries: [
      entry('emma', 'asked', ['My team grows to eight people this summer.', 'Europe']),
      entry('isla.morgan', 'declined', ['Curious.', 'Americas'], 'Please finish the basic course first.'),
    ],
  },
  {
    name: 'Workshop, extra date: sign-up',
    introduction: 'Places are few. Who comes later waits, and moves up in the order of arrival.',
    state: 'open',
    target: 'face',
    opensDays: -3,
    closesDays: 1,
    quota: 2,
    fields: [{ kind: 'choices', label: 'Meals', options: ['Lunch', 'Dinner'] }],
    entries: [entry('noah.bennett', 'removed', ['Dinner'], 'You took part in the last one.')],
  },
  {
    name: 'Annual certification: sign-up',
    introduction: 'Once you have a place, you can take the exam.',
    state: 'open',
    target: 'exam',
    opensDays: -1,
    closesDays: 20,
    quota: 1,
    fields: [{ kind: 'date', label: 'Your certificate expires on' }],
    entries: [
      entry('amelia.turner', 'booked', ['2027-03-15']),
      entry('liam.foster', 'withdrawn', ['2027-01-31']),
      entry('emma', 'waiting', ['2027-02-28']),
    ],
  },
  {
    name: 'Trainer programme: sign-up',
    introduction: 'Opens next week.',
    state: 'open',
    target: 'training',
    opensDays: 7,
    closesDays: 21,
    quota: 15,
    fields: [{ kind: 'file', label: 'Your trial lesson' }],
    entries: [],
  },
  {
    name: 'Spring outing: sign-up',
    introduction: '',
    state: 'cancelled',
    target: 'training',
    opensDays: -20,
    closesDays: -10,
    quota: 30,
    cancelReason: 'The venue is closed for repairs.',
    fields: [],
    entries: [entry('emma', 'cancelled', [], 'The venue is closed for repairs.')],
  },
  {
    name: 'Open day: sign-up',
    introduction: '',
    state: 'draft',
    target: 'face',
    opensDays: 2,
    closesDays: 9,
    quota: 50,
    fields: [],
    entries: [],
  },
]

export const DEMO_SIGN_UPS: Readonly<Partial<Record<Language, readonly DemoSignUp[]>>> = { 'zh-cn': zh, 'en-us': en }
