import type { Language } from '@sands/rules/language'
import type { ApprovalState } from '@sands/rules/review/approval'

export interface DemoApproval {
  asker: string
  decider: string
  title: string
  summary: string
  state: ApprovalState
  daysAgo: number
  reason?: string
}

interface DemoCollege {
  flow: string
  requests: readonly DemoApproval[]
}

export const DEMO_APPROVALS: Readonly<Partial<Record<Language, DemoCollege>>> = {
  'zh-cn': {
    flow: '主管确认后由培训负责人审批',
    requests: [
      {
        asker: 'learner',
        decider: 'manager',
        title: '申请参加零售业年会',
        summary: '年会在十二月初，为期两天，想了解同行的门店陈列做法。',
        state: 'waiting',
        daysAgo: 1,
      },
      {
        asker: 'newcomer',
        decider: 'manager',
        title: '申请借用会议室做小组复习',
        summary: '考试前三天晚上，每天一小时。',
        state: 'waiting',
        daysAgo: 2,
      },
      {
        asker: 'learner',
        decider: 'manager',
        title: '申请购买收银设备操作手册',
        summary: '新店开业前人手一本。',
        state: 'approved',
        daysAgo: 12,
        reason: '同意，请联系行政部。',
      },
      {
        asker: 'learner',
        decider: 'manager',
        title: '申请延后轮岗',
        summary: '希望把轮岗推迟到下季度。',
        state: 'declined',
        daysAgo: 20,
        reason: '下季度门店人手紧张，请按原计划进行。',
      },
      {
        asker: 'learner',
        decider: 'manager',
        title: '申请更换培训班次',
        summary: '周三有门店盘点。',
        state: 'withdrawn',
        daysAgo: 6,
      },
      {
        asker: 'staff04',
        decider: 'admin',
        title: '申请开通外部课程账号',
        summary: '想学习数据分析的入门课程。',
        state: 'waiting',
        daysAgo: 3,
      },
    ],
  },
  'en-us': {
    flow: 'Leader first, then the training team',
    requests: [
      {
        asker: 'emma',
        decider: 'admin',
        title: 'Visit to the retail fair',
        summary: 'Two days in December, to see how others present seasonal goods.',
        state: 'waiting',
        daysAgo: 1,
      },
      {
        asker: 'emma',
        decider: 'admin',
        title: 'Handbooks for the new tills',
        summary: 'One for everybody before the opening.',
        state: 'approved',
        daysAgo: 9,
        reason: 'Agreed, please ask the office.',
      },
      {
        asker: 'emma',
        decider: 'admin',
        title: 'Later rotation',
        summary: 'I would like to move it to the next quarter.',
        state: 'declined',
        daysAgo: 15,
        reason: 'The stores are short of people then.',
      },
      {
        asker: 'emma',
        decider: 'admin',
        title: 'Another training group',
        summary: 'Stocktaking is on Wednesday.',
        state: 'withdrawn',
        daysAgo: 4,
      },
    ],
  },
}
