import type { AdjustmentState } from '@sands/rules/points/points'

interface DemoAdjustment {
  who: string
  points: number
  reason: string
  state: AdjustmentState
  daysAgo: number
  note?: string
}

/** Adjustments in every state, by the language of the college. */
export const DEMO_ADJUSTMENTS: Readonly<Record<string, readonly DemoAdjustment[]>> = {
  'zh-cn': [
    { who: 'learner', points: 50, reason: '带教三位新同事，感谢你', state: 'approved', daysAgo: 21 },
    { who: 'teacher', points: 80, reason: '内训分享会主讲', state: 'approved', daysAgo: 12 },
    {
      who: 'author',
      points: 500,
      reason: '年度优秀课程',
      state: 'rejected',
      daysAgo: 9,
      note: '名单尚未公布，请公布后再提',
    },
    { who: 'learner', points: 30, reason: '服务月活动第二名', state: 'proposed', daysAgo: 1 },
    { who: 'reviewer', points: 20, reason: '重复提交', state: 'withdrawn', daysAgo: 5 },
  ],
  'en-us': [
    {
      who: 'emma',
      points: 40,
      reason: 'Helped three new colleagues through their first week',
      state: 'approved',
      daysAgo: 15,
    },
    { who: 'emma', points: 25, reason: 'Second place in the service month', state: 'proposed', daysAgo: 2 },
  ],
}
